//! What the judge reports about solutions.

use cat_and_mouse::Player;
use cat_and_mouse::judge::{Answer, Given, Judge, JudgeReport, JudgeVerdict, MistakeCode, Problem, Question, Stage};
use cat_and_mouse::{MoveLimit, solve_board, solve_graph};

/// Judges a solution, `count` questions at a time. It is told when it is started afresh.
fn judged(
    problem: Problem,
    count: usize,
    most: Option<u32>,
    solution: &mut dyn FnMut(Option<&Question>) -> Given,
) -> JudgeReport {
    let mut judge = Judge::new(problem, 1, most);
    let mut stage = judge.progress().stage;
    loop {
        let questions = judge.next(count);
        if questions.is_empty() {
            return judge.report();
        }
        judge.answer(questions.iter().map(|question| solution(Some(question))).collect()).expect("an answer for each");
        if stage != Stage::Shrinking && judge.progress().stage == Stage::Shrinking {
            solution(None);
        }
        stage = judge.progress().stage;
    }
}

/// A solution that finds no forced win that takes more plies than the limit.
fn limited(question: &Question, limit: impl Fn(usize) -> usize) -> Given {
    match question {
        Question::Board { board, jumps } => {
            let solution = solve_board(board, *jumps, MoveLimit::default());
            let forced = solution.forced(solution.start());
            Given::Boolean(forced.is_some_and(|forced| {
                forced.winner == Player::Mouse && usize::from(forced.plies) <= limit(board.size())
            }))
        }
        Question::Graph(graph) => {
            let solution = solve_graph(graph);
            let forced = solution.forced(solution.start());
            let found = forced.filter(|forced| usize::from(forced.plies) <= limit(graph.size()));
            Given::Number(found.map_or(0.0, |forced| f64::from(1 + u8::from(forced.winner == Player::Cat))))
        }
    }
}

fn codes(report: &JudgeReport) -> Vec<MistakeCode> {
    report.mistakes.iter().map(|mistake| mistake.code).collect()
}

#[test]
fn limits_are_refuted_and_named_up_to_the_longest_known_win() {
    for (limit, plies) in [(12, (11, 13)), (60, (59, 61)), (72, (71, 73)), (78, (77, 79))] {
        let report = judged(Problem::CatAndMouseII, 1_000, None, &mut |question| {
            question.map_or(Given::TimeOut, |question| limited(question, |_| limit))
        });
        assert_eq!(report.verdict, JudgeVerdict::WrongAnswer, "{limit}");
        assert_eq!(codes(&report), [MistakeCode::LimitTooLow], "{limit}");
        assert_eq!(report.mistakes[0].plies, Some(plies), "{limit}");
        let failure = report.failure.expect("a failure");
        assert_eq!((failure.expected, failure.given), (Answer::Boolean(true), Given::Boolean(false)));
    }
    for (problem, limit) in [(Problem::CatAndMouseII, 79), (Problem::CatAndMouseII, 100)] {
        let report = judged(problem, 1_000, None, &mut |question| {
            question.map_or(Given::TimeOut, |question| limited(question, |_| limit))
        });
        assert_eq!((report.verdict, report.mistakes), (JudgeVerdict::Accepted, vec![]), "{limit}");
    }
    let twice = &mut |question: Option<&Question>| {
        question.map_or(Given::TimeOut, |question| limited(question, |cells| 2 * cells))
    };
    assert_eq!(judged(Problem::CatAndMouseII, 1_000, None, twice).verdict, JudgeVerdict::Accepted);
}

#[test]
fn limits_on_graphs_are_refuted_and_named() {
    for limit in [|nodes| nodes, |nodes| 2 * nodes, |nodes| 4 * nodes, |_| 100, |_| 132] {
        let report = judged(Problem::CatAndMouse, 1_000, None, &mut |question| {
            question.map_or(Given::TimeOut, |question| limited(question, limit))
        });
        assert_eq!(codes(&report), [MistakeCode::LimitTooLow], "{} on 10 nodes", limit(10));
    }
}

#[test]
fn an_answer_that_is_always_the_same_is_no_known_mistake() {
    let always = |problem, answer: Given| codes(&judged(problem, 1_000, None, &mut |_| answer.clone()));
    for answer in [0.0, 1.0, 2.0] {
        assert_eq!(always(Problem::CatAndMouse, Given::Number(answer)), [], "{answer}");
    }
    for answer in [false, true] {
        assert_eq!(always(Problem::CatAndMouseII, Given::Boolean(answer)), [], "{answer}");
    }
}

#[test]
fn the_smallest_counterexample_to_a_limit_of_12_plies_has_12_cells() {
    let report = judged(Problem::CatAndMouseII, 1_000, None, &mut |question| {
        question.map_or(Given::TimeOut, |question| limited(question, |_| 12))
    });
    let failure = report.failure.expect("a failure");
    // By exhaustive search: no board of at most 11 cells has a forced win of 13 plies.
    assert_eq!(failure.question.to_string(), "...#.C/F#...M 1 1");
    assert!(!failure.is_smallest);
}

#[test]
fn a_solution_is_started_afresh_before_its_failure_is_asked_again() {
    let mut runs = 0;
    let mut calls = 0;
    let report = judged(Problem::CatAndMouseII, 10, None, &mut |question| {
        let Some(question) = question else {
            (runs, calls) = (runs + 1, 0);
            return Given::TimeOut;
        };
        calls += 1;
        // Wrong from the hundredth call on.
        let right = question.answer() == Answer::Boolean(true);
        Given::Boolean(if calls < 100 { right } else { !right })
    });
    assert_eq!((report.verdict, runs), (JudgeVerdict::DiffersBetweenRuns, 1));
    assert_eq!(report.asked, 101);
    assert!(report.failure.is_some() && report.mistakes.is_empty());
}

#[test]
fn the_report_does_not_depend_on_how_many_questions_are_asked_at_a_time() {
    let wrong: [fn(&Question) -> Given; 3] = [
        |question| limited(question, |_| 30),
        |question| limited(question, |cells| cells),
        |question| {
            if question.answer() == Answer::Boolean(true) { Given::Error("no".into()) } else { Given::Boolean(false) }
        },
    ];
    for wrong in wrong {
        let report =
            |count| judged(Problem::CatAndMouseII, count, None, &mut |question| question.map_or(Given::TimeOut, wrong));
        assert_eq!(report(1), report(1_000));
        assert_eq!(report(1), report(7));
    }
}

#[test]
fn no_more_questions_are_asked_than_allowed() {
    for most in [1, 5, 6, 50, 3_000] {
        let right =
            &mut |question: Option<&Question>| question.map_or(Given::TimeOut, |question| question.answer().into());
        let report = judged(Problem::CatAndMouse, 1_000, Some(most), right);
        assert_eq!((report.verdict, report.asked), (JudgeVerdict::Accepted, most));
        let wrong =
            &mut |question: Option<&Question>| question.map_or(Given::TimeOut, |question| limited(question, |_| 5));
        assert!(judged(Problem::CatAndMouse, 1_000, Some(most), wrong).asked <= most);
    }
}

#[test]
fn a_solution_that_never_answers_is_asked_one_example_the_smallest_question_and_that_again() {
    for count in [1, 1_000] {
        let mut asked = Vec::new();
        let report = judged(Problem::CatAndMouseII, count, None, &mut |question| {
            asked.extend(question.map(ToString::to_string));
            Given::TimeOut
        });
        assert_eq!((report.verdict, report.mistakes), (JudgeVerdict::TimeLimit, vec![]));
        let failure = report.failure.expect("a failure");
        assert_eq!((failure.question.to_string(), failure.is_smallest), ("C/F/M 1 1".into(), true));
        assert_eq!((failure.first.to_string(), report.asked), ("####F/#C.../M.... 1 2".into(), 3));
        if count == 1 {
            assert_eq!(asked, ["####F/#C.../M.... 1 2", "C/F/M 1 1", "C/F/M 1 1"]);
        }
    }
}

#[test]
fn a_solution_that_is_too_slow_on_large_boards_is_waited_for_eleven_times() {
    let mut late = 0;
    let report = judged(Problem::CatAndMouseII, 1, Some(3_000), &mut |question| {
        let Some(question) = question else { return Given::TimeOut };
        let cells = question.to_string().chars().filter(|letter| ".#CMF".contains(*letter)).count();
        late += u32::from(cells >= 40);
        if cells >= 40 { Given::TimeOut } else { question.answer().into() }
    });
    assert_eq!(report.verdict, JudgeVerdict::TimeLimit);
    // Once until it is known to be too slow, and ten times to find a smaller board and the mistake.
    assert_eq!(late, 11);
}
