//! The judge's reports on solutions.

use cat_and_mouse::Player;
use cat_and_mouse::judge::{
    Answer, ErrorsOn, Given, Judge, JudgeReport, JudgeVerdict, MistakeCode, Problem, Question, SmallCount, Stage,
};
use cat_and_mouse::{MoveLimit, solve_board, solve_graph};

/// Judges a solution with `count` questions at a time and `most` in all. A restart calls the solution with `None`.
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

/// Judges a solution that answers every question, of any size.
fn judged_all(problem: Problem, mut solution: impl FnMut(&Question) -> Given) -> JudgeReport {
    judged(problem, 1_000, None, &mut |question| question.map_or(Given::TimeOut, &mut solution))
}

/// A solution that finds no forced win of more plies than the limit.
fn limited(question: &Question, limit: impl Fn(usize) -> usize) -> Given {
    match question {
        Question::Board { board, jumps } => {
            let solution = solve_board(board, *jumps, MoveLimit::default());
            let forced = solution.verdict().forced;
            Given::Boolean(forced.is_some_and(|forced| {
                forced.winner == Player::Mouse && usize::from(forced.plies) <= limit(board.size())
            }))
        }
        Question::Graph(graph) => {
            let solution = solve_graph(graph);
            let forced = solution.verdict();
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
        let report = judged_all(Problem::CatAndMouseII, |question| limited(question, |_| limit));
        assert_eq!(report.verdict, JudgeVerdict::WrongAnswer, "{limit}");
        assert_eq!(codes(&report), [MistakeCode::LimitTooLow], "{limit}");
        assert_eq!(report.mistakes[0].plies, Some(plies), "{limit}");
        let failure = report.failure.expect("a failure");
        assert_eq!((failure.expected, failure.given), (Answer::Boolean(true), Given::Boolean(false)));
    }
    for limit in [79, 100] {
        let report = judged_all(Problem::CatAndMouseII, |question| limited(question, |_| limit));
        assert_eq!((report.verdict, report.mistakes), (JudgeVerdict::Accepted, vec![]), "{limit}");
    }
    let twice = judged_all(Problem::CatAndMouseII, |question| limited(question, |cells| 2 * cells));
    assert_eq!(twice.verdict, JudgeVerdict::Accepted);
}

#[test]
fn limits_on_graphs_are_refuted_and_named() {
    for limit in [|nodes| nodes, |nodes| 2 * nodes, |nodes| 4 * nodes, |_| 100, |_| 132] {
        let report = judged_all(Problem::CatAndMouse, |question| limited(question, limit));
        assert_eq!(codes(&report), [MistakeCode::LimitTooLow], "{} on 10 nodes", limit(10));
    }
}

#[test]
fn limits_of_rows_and_columns_are_named_and_no_other_mistake() {
    // A limit that is calculated from rows and columns can be too low: twice their sum fails on a board of 8 by 8 cells.
    for (rows, cols, plus) in [(2, 2, 0), (3, 3, 0), (2, 2, 1), (1, 3, -2), (4, 0, 0), (0, 4, 2), (4, 4, 0)] {
        let report = judged(Problem::CatAndMouseII, 1_000, None, &mut |question| {
            let Some(question @ Question::Board { board, .. }) = question else { return Given::TimeOut };
            let limit = rows * i32::from(board.rows()) + cols * i32::from(board.cols()) + plus;
            limited(question, |_| usize::try_from(limit).unwrap_or(0))
        });
        assert_eq!(certain(&report), Some(MistakeCode::LimitTooLow), "{rows} rows + {cols} columns + {plus}");
    }
}

/// The mistake, if there is only one and it is certain.
fn certain(report: &JudgeReport) -> Option<MistakeCode> {
    match report.mistakes.as_slice() {
        [mistake] if mistake.is_certain => Some(mistake.code),
        _ => None,
    }
}

fn rows_and_cols(question: &Question) -> (u8, u8) {
    let Question::Board { board, .. } = question else { panic!("a graph") };
    (board.rows(), board.cols())
}

fn right(question: &Question) -> bool {
    question.answer() == Answer::Boolean(true)
}

#[test]
fn a_solution_that_is_wrong_only_off_the_square_mixes_up_rows_and_columns() {
    let report = judged_all(Problem::CatAndMouseII, |question| {
        let (rows, cols) = rows_and_cols(question);
        // With too few columns the solution fails with an error, which is no evidence of this mistake.
        if rows > cols { Given::Error("no cell".into()) } else { Given::Boolean(right(question) != (rows < cols)) }
    });
    assert_eq!(certain(&report), Some(MistakeCode::RowsAndColumns));
}

#[test]
fn a_solution_that_fails_on_one_large_square_board_does_not_mix_up_rows_and_columns() {
    let report = judged_all(Problem::CatAndMouseII, |question| {
        let (rows, cols) = rows_and_cols(question);
        let fails = rows != cols || question.to_string().starts_with("....#.../.#..#.#F/.#..#..#/..#..#..");
        Given::Boolean(right(question) != fails)
    });
    assert_eq!((report.verdict, codes(&report)), (JudgeVerdict::WrongAnswer, vec![]));
}

#[test]
fn a_crash_on_boards_of_one_row_is_no_known_mistake() {
    let report = judged_all(Problem::CatAndMouseII, |question| {
        if rows_and_cols(question).0 == 1 { Given::Error("one row".into()) } else { Given::Boolean(right(question)) }
    });
    assert_eq!((report.verdict, codes(&report)), (JudgeVerdict::Error, vec![]));
}

#[test]
fn a_stack_that_is_too_small_for_large_questions_alone_is_no_error() {
    let judged = |fails: fn(u8, u8) -> bool| {
        judged_all(Problem::CatAndMouseII, |question| {
            let (rows, cols) = rows_and_cols(question);
            if fails(rows, cols) { Given::TooDeep("full".into()) } else { Given::Boolean(right(question)) }
        })
    };
    let right = judged(|_, _| false);
    let report = judged(|rows, cols| rows * cols > 40);
    assert_eq!((right.verdict, right.too_deep), (JudgeVerdict::Accepted, 0));
    assert_eq!(report.verdict, JudgeVerdict::Accepted);
    assert!(report.too_deep > 100, "{}", report.too_deep);
    assert_eq!(report.asked + report.too_deep, right.asked);
    assert_eq!(judged(|rows, _| rows > 1).verdict, JudgeVerdict::Error);
}

#[test]
fn the_report_names_the_kind_of_boards_that_cause_errors() {
    let errors_on = |fails: fn(u8, u8) -> bool| {
        let report = judged_all(Problem::CatAndMouseII, |question| {
            let (rows, cols) = rows_and_cols(question);
            if fails(rows, cols) { Given::Error("no cell".into()) } else { Given::Boolean(right(question)) }
        });
        assert_eq!((report.verdict, codes(&report)), (JudgeVerdict::Error, vec![]));
        report.errors_on
    };
    assert_eq!(errors_on(|rows, _| rows == 1), Some(ErrorsOn::OneRow));
    assert_eq!(errors_on(|_, cols| cols == 1), Some(ErrorsOn::OneColumn));
    assert_eq!(errors_on(|rows, cols| rows < cols), Some(ErrorsOn::MoreColumns));
    assert_eq!(errors_on(|rows, cols| rows > cols), Some(ErrorsOn::MoreRows));
    assert_eq!(errors_on(|rows, cols| rows != cols), Some(ErrorsOn::NotSquare));
    // If there are errors on square boards too, the report names no kind of boards.
    assert_eq!(errors_on(|rows, _| rows == 3), None);
    assert_eq!(errors_on(|_, _| true), None);
    // Wrong answers are not errors, so the report names no kind of boards for them. Nor does it for errors on graphs.
    let wrong = judged_all(Problem::CatAndMouseII, |question| {
        Given::Boolean(right(question) != (rows_and_cols(question).0 == 1))
    });
    assert_eq!((wrong.verdict, wrong.errors_on), (JudgeVerdict::WrongAnswer, None));
    let graph = judged(Problem::CatAndMouse, 1_000, None, &mut |_| Given::Error("no node".into()));
    assert_eq!((graph.verdict, graph.errors_on), (JudgeVerdict::Error, None));
}

#[test]
fn the_report_names_the_size_up_to_which_every_answer_is_right() {
    let right_up_to = |most: usize| {
        let report = judged(Problem::CatAndMouse, 1_000, None, &mut |question| {
            let Some(question) = question else { return Given::TimeOut };
            limited(question, |nodes| if nodes > most { 0 } else { usize::MAX })
        });
        assert_eq!(report.verdict, JudgeVerdict::WrongAnswer);
        // The known mistake that is nearest gives no wrong answer on a graph of at most `most` nodes.
        let is_larger = |question: &Question| matches!(question, Question::Graph(graph) if graph.size() > most);
        assert!(report.nearest.is_none_or(|nearest| is_larger(&nearest.question)), "{most}");
        report.right_up_to
    };
    assert_eq!([2, 4, 11].map(right_up_to), [None, Some(4), Some(11)]);
}

#[test]
fn a_mistake_is_not_certain_until_all_questions_are_asked_that_could_show_another() {
    let swapped =
        &mut |question: Option<&Question>| question.map_or(Given::TimeOut, |question| Given::Boolean(!right(question)));
    assert_eq!(certain(&judged(Problem::CatAndMouseII, 1_000, None, swapped)), Some(MistakeCode::PlayersSwapped));
    let few = judged(Problem::CatAndMouseII, 1_000, Some(60), swapped);
    assert_eq!((codes(&few), certain(&few)), (vec![MistakeCode::PlayersSwapped], None));
}

#[test]
fn an_answer_that_is_always_the_same_is_named() {
    let always = |problem, answer: Given| certain(&judged(problem, 1_000, None, &mut |_| answer.clone()));
    for answer in [0.0, 1.0, 2.0, -1.0, 0.5] {
        assert_eq!(always(Problem::CatAndMouse, Given::Number(answer)), Some(MistakeCode::AlwaysTheSame), "{answer}");
    }
    for answer in [false, true] {
        assert_eq!(
            always(Problem::CatAndMouseII, Given::Boolean(answer)),
            Some(MistakeCode::AlwaysTheSame),
            "{answer}"
        );
    }
}

#[test]
fn a_draw_with_another_number_is_named_if_it_is_always_the_same_number() {
    let named = |number: fn(usize) -> f64| {
        let report = judged_all(Problem::CatAndMouse, |question| match question.answer() {
            Answer::Number(0) => Given::Number(number(question.to_string().len())),
            answer => answer.into(),
        });
        (report.verdict, certain(&report))
    };
    assert_eq!(named(|_| -1.0), (JudgeVerdict::WrongAnswer, Some(MistakeCode::DrawHasOtherNumber)));
    assert_eq!(named(|_| 3.0), (JudgeVerdict::WrongAnswer, Some(MistakeCode::DrawHasOtherNumber)));
    assert_eq!(named(|length| if length % 2 == 0 { -1.0 } else { 3.0 }), (JudgeVerdict::WrongAnswer, None));
}

#[test]
fn a_wrong_answer_is_asked_again_five_times_and_an_error_or_time_out_once() {
    // The number of times that one question is asked, and the verdict. The solution answers this question with `given`,
    // except the `rights_at`th time, when its answer is right.
    let times = |given: Given, rights_at: usize| {
        let mut times = 0;
        let report = judged(Problem::CatAndMouseII, 1, None, &mut |question| {
            let Some(question) = question else { return Given::TimeOut };
            if question.to_string() != "C/F/M 1 2" {
                return Given::Boolean(right(question));
            }
            times += 1;
            if times == rights_at { Given::Boolean(right(question)) } else { given.clone() }
        });
        (times, report.verdict)
    };
    let (wrong, error) = (Given::Boolean(false), Given::Error("no".into()));
    assert_eq!(times(wrong.clone(), 0), (6, JudgeVerdict::WrongAnswer));
    assert_eq!(times(wrong.clone(), 6), (6, JudgeVerdict::DiffersBetweenRuns));
    assert_eq!(times(wrong, 3), (3, JudgeVerdict::DiffersBetweenRuns));
    assert_eq!(times(Given::Value("no".into()), 0), (6, JudgeVerdict::WrongType));
    assert_eq!(times(error.clone(), 0), (2, JudgeVerdict::Error));
    assert_eq!(times(error, 2), (2, JudgeVerdict::DiffersBetweenRuns));
    assert_eq!(times(Given::TimeOut, 0), (2, JudgeVerdict::TimeLimit));
    assert_eq!(times(Given::TimeOut, 2), (2, JudgeVerdict::DiffersBetweenRuns));
}

#[test]
fn random_answers_differ_between_runs() {
    for seed in 0..20 {
        let mut random = fastrand::Rng::with_seed(seed);
        let report = judged(Problem::CatAndMouseII, 1, None, &mut |_| Given::Boolean(random.bool()));
        // By chance, one solution in 32 repeats its wrong answer five times, but even that one has no known mistake.
        assert_eq!(certain(&report), None, "{seed}");
        assert_eq!(report.verdict, JudgeVerdict::DiffersBetweenRuns, "{seed}");
    }
}

#[test]
fn small_questions_are_counted() {
    let small = |most, problem| {
        judged(problem, 1_000, most, &mut |question| question.map_or(Given::TimeOut, |it| it.answer().into())).small
    };
    assert_eq!(small(None, Problem::CatAndMouse), SmallCount { asked: 27_402, all: 27_402 });
    assert_eq!(small(Some(3_000), Problem::CatAndMouseII), SmallCount { asked: 1_654, all: 100_236 });
}

#[test]
fn the_smallest_counterexample_to_a_limit_of_12_plies_has_12_cells() {
    let report = judged_all(Problem::CatAndMouseII, |question| limited(question, |_| 12));
    let failure = report.failure.expect("a failure");
    // Exhaustive search shows that no board of at most 11 cells has a forced win of 13 plies. The judge does not ask
    // all smaller boards, so it does not claim that this one is the smallest.
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
        // Answers are wrong from the hundredth call on.
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
    // The solution is late once until the judge knows that it is too slow, and ten times while the judge looks for a
    // smaller board and the mistake.
    assert_eq!(late, 11);
}

#[test]
fn a_settled_judge_asks_no_more_and_reports_the_smallest_failure_found_so_far() {
    // Answers are wrong on every large board.
    let answer = |question: &Question| Given::Boolean(right(question) != (question.to_string().len() > 27));
    let mut judge = Judge::new(Problem::CatAndMouseII, 1, Some(200));
    judge.settle();
    let mut shrunk = 0;
    while shrunk < 3 {
        let before = judge.report().failure;
        let questions = judge.next(1);
        judge.answer(questions.iter().map(answer).collect()).expect("an answer for each");
        assert_eq!(questions.len(), 1, "it goes on while there is no failure, and until the smallest is found");
        shrunk += u32::from(judge.progress().stage == Stage::Shrinking && judge.report().failure != before);
    }
    let found = judge.report();
    assert_eq!(judge.next(1).len(), 1);
    judge.settle();
    judge.answer(vec![Given::Boolean(true)]).expect_err("an answer that comes late");
    assert_eq!((judge.next(1), judge.progress().done), (vec![], true));
    let report = judge.report();
    assert_eq!((report.verdict, &report.failure), (JudgeVerdict::WrongAnswer, &found.failure));
    assert_eq!(codes(&report), []);
    let failure = report.failure.expect("a failure");
    assert!(failure.question.compare(&failure.first).is_lt() && !failure.is_smallest);
}

#[test]
fn a_right_solution_has_no_mistake_however_few_questions_are_asked() {
    for problem in [Problem::CatAndMouseII, Problem::CatAndMouse] {
        let report = judged(problem, 1, Some(9), &mut |question| {
            question.map_or(Given::TimeOut, |question| question.answer().into())
        });
        assert_eq!((report.verdict, report.asked, report.mistakes), (JudgeVerdict::Accepted, 9, vec![]));
    }
}

#[test]
fn settling_a_finished_judge_changes_nothing() {
    let mut judge = Judge::new(Problem::CatAndMouseII, 1, None);
    loop {
        let questions = judge.next(1_000);
        if questions.is_empty() {
            break;
        }
        judge.answer(questions.iter().map(|question| limited(question, |_| 12)).collect()).expect("an answer for each");
    }
    let report = judge.report();
    assert_eq!(certain(&report), Some(MistakeCode::LimitTooLow));
    judge.settle();
    assert_eq!(judge.report(), report);
}
