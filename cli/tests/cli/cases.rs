use cat_and_mouse::judge::{Answer, Question};
use serde_json::Value;

use crate::{output, result, run};

#[test]
fn boards_are_written_as_leetcodes_input_box_takes_them() {
    let expected = "[\"#F.M\",\"C###\"]
3
1
[\"M..#FC##\"]
8
4
[\"F#CM\"]
3
2

true
false
false
";
    assert_eq!(output(&["cases", "--count", "3"], ""), expected);
}

#[test]
fn graphs_are_written_on_one_line_each() {
    let text = output(&["cases", "--problem", "913", "--count", "3", "--seed", "7"], "");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[3..], ["", "0", "1", "2"]);
    assert!(lines[..3].iter().all(|line| line.starts_with("[[")), "{text}");
}

#[test]
fn every_answer_is_right_and_none_is_rare() {
    let cases = |problem| -> Vec<Value> {
        let text = output(&["cases", "--problem", problem, "--count", "60", "--seed", "2", "--json"], "");
        let Value::Array(cases) = result(&text) else { panic!("{text}") };
        cases
    };
    let mut counts = [0; 2];
    for case in cases("1728") {
        let rows: Vec<&str> = case["grid"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
        let line = format!("{} {} {}", rows.join("/"), case["catJump"], case["mouseJump"]);
        let expected = case["expected"].as_bool().expect("a boolean");
        assert_eq!(line.parse::<Question>().expect("a question").answer(), Answer::Boolean(expected));
        counts[usize::from(expected)] += 1;
    }
    assert!(counts.iter().all(|&count| count >= 15), "{counts:?}");
    let mut counts = [0; 3];
    for case in cases("913") {
        let list = |list: &Value| list.to_string().trim_matches(['[', ']']).replace(',', " ");
        let lists: Vec<String> = case["graph"].as_array().expect("lists").iter().map(list).collect();
        let expected = case["expected"].as_u64().and_then(|answer| u8::try_from(answer).ok()).expect("a number");
        assert_eq!(lists.join(";").parse::<Question>().expect("a question").answer(), Answer::Number(expected));
        counts[usize::from(expected)] += 1;
    }
    assert!(counts.iter().all(|&count| count >= 15), "{counts:?}");
}

#[test]
fn the_seed_alone_decides() {
    let cases = |seed| output(&["cases", "--count", "40", "--seed", seed], "");
    assert_eq!(cases("5"), cases("5"));
    assert_ne!(cases("5"), cases("6"));
}

#[test]
fn at_least_one_test_case_is_needed() {
    let (code, output, errors) = run(&["cases", "--count", "0"], "");
    assert_eq!((code, output.as_str()), (Some(2), ""));
    assert!(
        errors.starts_with("error: invalid value '0' for '--count <COUNT>': 0 is not in 1..=1000000\n"),
        "{errors}"
    );
}
