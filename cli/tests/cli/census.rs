use crate::{output, run};

#[test]
fn finds_the_longest_wins_of_a_shape() {
    let expected = "\
3 rows, 3 columns: 101 sets of walls up to symmetry, 1259 games
Mouse, longest  9 plies on 2 boards, for example #F./C#./M.. 1 1
Mouse, by play  none
Cat, race       8 plies on 3 boards, for example F#C/.../..M 1 1
Cat, hunt       8 plies on 20 boards, for example #F#/C#M/... 1 1
Cat, walk       8 plies on 7 boards, for example M#F/#../C.. 1 1
";
    assert_eq!(output(&["census", "3", "3"], ""), expected);
}

#[test]
fn says_what_is_wrong_with_a_shape() {
    let (code, output, errors) = run(&["census", "4", "3"], "");
    let message = "error: Write the smaller side first: 3 4. A turned board has the same results.\n";
    assert_eq!((code, output.as_str(), errors.as_str()), (Some(2), "", message));
}
