//! The judge's questions and their order.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use cat_and_mouse::Board;
use cat_and_mouse::judge::{Answer, Given, Judge, Problem, Question, QuestionError, Stage};

use crate::textbook::{Game, Side, graph};

/// All questions that a right solution gets, each with its stage.
fn asked(problem: Problem, seed: u64) -> Vec<(Stage, Question)> {
    let mut judge = Judge::new(problem, seed, None);
    let mut all = Vec::new();
    loop {
        let stage = judge.progress().stage;
        let questions = judge.next(10_000);
        if questions.is_empty() {
            return all;
        }
        judge.answer(questions.iter().map(|question| question.answer().into()).collect()).expect("an answer for each");
        all.extend(questions.into_iter().map(|question| (stage, question)));
    }
}

fn of(stage: Stage, all: &[(Stage, Question)]) -> Vec<Question> {
    all.iter().filter(|(its, _)| *its == stage).map(|(_, question)| question.clone()).collect()
}

/// The answer by the textbook.
fn textbook_answer(question: &Question) -> Answer {
    let line = question.to_string();
    match question {
        Question::Board { board, .. } => {
            let jumps: Vec<usize> = line.split(' ').skip(1).map(|jump| jump.parse().expect("a jump")).collect();
            let game = Game::new(&board.draft().to_rows(), jumps[0], jumps[1]);
            Answer::Boolean(matches!(game.solve().forced(game.start()), Some((Side::Mouse, _))))
        }
        Question::Graph(_) => {
            let lists = line.split(';').map(|list| list.split(' ').map(|node| node.parse().expect("a node")).collect());
            let game = graph::Game::new(&lists.collect::<Vec<Vec<usize>>>());
            Answer::Number(match game.solve().forced(game.start()) {
                None => 0,
                Some((Side::Mouse, _)) => 1,
                Some((Side::Cat, _)) => 2,
            })
        }
    }
}

#[test]
fn every_small_question_is_asked_once_and_the_smallest_first() {
    for (problem, count) in [(Problem::CatAndMouseII, 100_236), (Problem::CatAndMouse, 27_402)] {
        let small = of(Stage::Small, &asked(problem, 1));
        assert_eq!(small.len(), count);
        for pair in small.windows(2) {
            assert_eq!(pair[0].compare(&pair[1]), Ordering::Less, "{} and {}", pair[0], pair[1]);
        }
        if problem == Problem::CatAndMouseII {
            let is_tiny = |question: &&Question| matches!(question, Question::Board { board, .. } if board.size() <= 5);
            assert_eq!(small.iter().filter(is_tiny).count(), 13_836);
        }
    }
}

#[test]
fn right_answers_are_those_of_the_textbook() {
    for problem in Problem::ALL {
        let all = asked(problem, 5);
        let some = all.iter().enumerate().filter(|(number, (stage, _))| *stage != Stage::Small || number % 20 == 0);
        let mut checked = 0;
        for (_, (stage, question)) in some {
            assert_eq!(question.answer(), textbook_answer(question), "{stage:?}: {question}");
            checked += 1;
        }
        assert!(checked > 2_000, "{checked} were checked");
    }
}

#[test]
fn graphs_obey_the_constraints_of_leetcode() {
    for (_, question) in asked(Problem::CatAndMouse, 9) {
        let Question::Graph(graph) = &question else { panic!("a board") };
        assert!((3..=50).contains(&graph.size()), "{question}");
        let line = question.to_string();
        let lists: Vec<&str> = line.split(';').collect();
        assert!(lists.iter().all(|list| !list.is_empty()), "{question}");
        assert_ne!(lists[2], "0", "the cat can move: {question}");
    }
}

#[test]
fn random_and_large_questions_have_the_sizes_that_the_documents_name() {
    for (problem, stage, expected) in [
        (Problem::CatAndMouseII, Stage::Random, 1..=6),
        (Problem::CatAndMouseII, Stage::Large, 7..=8),
        (Problem::CatAndMouse, Stage::Random, 5..=15),
        (Problem::CatAndMouse, Stage::Large, 35..=50),
    ] {
        let sizes = of(stage, &asked(problem, 1)).into_iter().flat_map(|question| match question {
            Question::Board { board, .. } => vec![usize::from(board.rows()), usize::from(board.cols())],
            Question::Graph(graph) => vec![graph.size()],
        });
        assert_eq!(sizes.collect::<BTreeSet<usize>>(), expected.collect(), "{problem:?}, {stage:?}");
    }
}

#[test]
fn traps_have_forced_wins_of_every_length_up_to_the_longest_known() {
    let traps = of(Stage::Traps, &asked(Problem::CatAndMouseII, 1));
    let mut plies: Vec<usize> = Vec::new();
    for question in &traps {
        let line = question.to_string();
        let jumps: Vec<usize> = line.split(' ').skip(1).map(|jump| jump.parse().expect("a jump")).collect();
        let Question::Board { board, .. } = question else { panic!("a graph") };
        let game = Game::new(&board.draft().to_rows(), jumps[0], jumps[1]);
        if let Some((Side::Mouse, length)) = game.solve().forced(game.start()) {
            plies.push(length);
        }
    }
    // For every even limit from 6 to 78 plies, some question has a win that is at most 8 plies longer.
    for limit in (6..=78).step_by(2) {
        assert!(plies.iter().any(|&plies| plies > limit && plies <= limit + 8), "a win in a little more than {limit}");
    }
    assert_eq!(plies.iter().max(), Some(&79));
}

#[test]
fn random_questions_depend_on_the_seed() {
    let [one, again, other] = [3, 3, 4].map(|seed| of(Stage::Random, &asked(Problem::CatAndMouse, seed)));
    assert_eq!(one, again);
    assert_ne!(one, other);
    assert_eq!(one.len(), 1_000);
}

#[test]
fn the_easy_question_is_won_with_the_first_move() {
    let easy = Problem::ALL.map(Problem::easy_question);
    assert_eq!(easy.each_ref().map(ToString::to_string), ["MF/.C 1 1", "1;0 2;1"]);
    assert_eq!(easy.map(|question| question.answer()), [Answer::Boolean(true), Answer::Number(1)]);
}

#[test]
fn a_question_is_written_and_read_as_one_line() {
    for line in ["####F/#C.../M.... 1 2", "CMF 8 8", "2 5;3;0 4 5;1 4 5;2 3;0 2 3", "1;0 2;1"] {
        let question: Question = line.parse().expect("a question");
        assert_eq!(question.to_string(), line);
    }
    let board = Board::from_rows(&["CMF"]).expect("a board");
    let question: Question = " CMF\t3  4 ".parse().expect("a question");
    assert!(matches!(question, Question::Board { board: its, .. } if its == board));
}

#[test]
fn a_line_that_is_no_question_is_refused_with_the_reason() {
    let reason = |line: &str| line.parse::<Question>().expect_err("an error").to_string();
    assert_eq!(
        reason("CMF 1"),
        "A question must be a board and two jumps, such as \"####F/#C.../M.... 1 2\", or a graph, such as \"1;0 2;1\", but is \
         \"CMF 1\"."
    );
    assert_eq!("CMF 1 x".parse::<Question>(), Err(QuestionError::NotANumber { given: "x".into() }));
    assert_eq!(reason("CMF 1 9"), "The mouse's jump must be a whole number from 1 to 8, but is 9.");
    assert_eq!(reason("CM. 1 2"), "The board has no food (F).");
}

#[test]
fn the_number_of_answers_must_be_that_of_the_questions() {
    let mut judge = Judge::new(Problem::CatAndMouse, 1, None);
    assert_eq!(judge.next(2).len(), 2);
    let wrong = judge.answer(vec![Given::Number(0.0)]).expect_err("an error");
    assert_eq!(wrong.to_string(), "There must be one answer for each of the 2 questions, but there are 1.");
    assert_eq!(judge.progress().asked, 0);
}
