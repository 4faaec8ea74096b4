//! The library's results in English.

use std::fmt::Write;

use cat_and_mouse::game::{Forced, Move, State};
use cat_and_mouse::judge::{ErrorsOn, Mistake, MistakeCode, OffByOne, Problem};
use cat_and_mouse::solution::{Cause, Explanation, Outcome};
use cat_and_mouse::{Cell, MoveLimit, Player};

/// A number with its unit, such as `1 ply` or `2 plies`.
pub fn plies(count: impl Into<u32>) -> String {
    match count.into() {
        1 => "1 ply".to_owned(),
        count => format!("{count} plies"),
    }
}

pub fn questions(count: u32) -> String {
    if count == 1 { "1 question".to_owned() } else { format!("{count} questions") }
}

/// The sentence about the kind of board on which all errors of a program occurred.
pub fn errors_on(kind: ErrorsOn) -> &'static str {
    match kind {
        ErrorsOn::OneRow => "All errors found are on boards with one row.",
        ErrorsOn::OneColumn => "All errors found are on boards with one column.",
        ErrorsOn::MoreColumns => "All errors found are on boards with more columns than rows.",
        ErrorsOn::MoreRows => "All errors found are on boards with more rows than columns.",
        ErrorsOn::NotSquare => "All errors found are on boards that are not square.",
    }
}

/// The player's name with a capital letter, for the start of a sentence.
pub fn capital(player: Player) -> &'static str {
    match player {
        Player::Mouse => "Mouse",
        Player::Cat => "Cat",
    }
}

/// A sentence with the winner, the number of the winner's own moves, and the number of plies (`count`).
pub fn wins(winner: Player, count: u16, state: State) -> String {
    if count == 0 {
        return format!("The game is over: the {winner} has won.");
    }
    let moves = Forced { winner, plies: count }.moves(state.turn);
    if moves == 0 {
        return format!("{} wins with the {}'s next move ({}).", capital(winner), winner.other(), plies(count));
    }
    let moves = if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") };
    format!("{} wins in {moves} ({}).", capital(winner), plies(count))
}

pub fn board_verdict(outcome: &Outcome, state: State, limit: MoveLimit) -> String {
    match (outcome.plies, outcome.forced) {
        (Some(count), _) => wins(outcome.winner, count, state),
        (None, None) => "Draw: nobody can force a win.".to_owned(),
        (None, Some(Forced { winner, plies: count })) => format!(
            "Nobody wins within {}. Without this limit, the {winner} wins in {}.",
            plies(limit.plies()),
            plies(count),
        ),
    }
}

pub fn board_reason(explanation: &Explanation) -> String {
    let Explanation { cause, forced, late, race, caught, .. } = explanation;
    let lead = race.lead.map(|lead| format!(" by {}", plies(lead))).unwrap_or_default();
    let run = caught.map(|caught| format!(" after {}", plies(caught))).unwrap_or_default();
    let alone = |player: Option<u16>| plies(player.unwrap_or_default());
    let mut reason = match cause {
        Cause::Over => "The game is over.".to_owned(),
        Cause::AllApart => "Walls separate the mouse, the cat and the food from each other.".to_owned(),
        Cause::CatApart => {
            format!("The cat is walled off, so the mouse only has to walk to the food, in {}.", alone(race.mouse))
        }
        Cause::MouseApart => {
            format!("The mouse is walled off, so the cat only has to walk to the food, in {}.", alone(race.cat))
        }
        Cause::FoodApart => "The food is walled off from both players, and the mouse can always escape.".to_owned(),
        Cause::Trapped => "The food is walled off from both players, and the mouse cannot escape.".to_owned(),
        Cause::CatFirst => format!("The cat is closer to the food{lead}, and the mouse cannot stop it."),
        Cause::CaughtEarly => {
            format!("The cat is closer to the food{lead}, and catches the mouse before it would get there.")
        }
        Cause::Intercepted => {
            format!(
                "The mouse is closer to the food{lead}, but gets caught on the way{run}, and there is no other way."
            )
        }
        Cause::MouseFirst => {
            format!("The mouse is closer to the food{lead}, and the cat cannot catch it on the way.")
        }
        Cause::Detour => {
            let more = forced.map_or(0, |forced| forced.plies).saturating_sub(race.mouse.unwrap_or_default());
            format!(
                "The mouse is closer to the food{lead}. On the shortest way it would get caught{run}; the way around the cat \
                 takes {} more.",
                plies(more),
            )
        }
        Cause::StandOff => format!(
            "A stand-off: a mouse that runs for the food gets caught{run}, and if the cat runs for the food, the mouse can be \
             there first.",
        ),
    };
    if let Some(late) = late {
        let _ = write!(reason, " That is {} too late for the move limit.", plies(*late));
    }
    reason
}

pub fn graph_verdict(forced: Option<Forced>, state: State) -> String {
    match forced {
        Some(Forced { winner, plies }) => wins(winner, plies, state),
        None => "Draw: nobody can force a win.".to_owned(),
    }
}

pub fn graph_reason(forced: Option<Forced>) -> &'static str {
    match forced {
        Some(Forced { plies: 0, .. }) => "The game is over.",
        Some(Forced { winner: Player::Mouse, .. }) => "The mouse reaches the hole, whatever the cat does.",
        Some(Forced { winner: Player::Cat, .. }) => "The cat catches the mouse, wherever the mouse goes.",
        None => "Each player can avoid losing for as long as the other does, so the game never ends.",
    }
}

pub fn board_move(Move { by, from, to }: Move) -> String {
    let player = capital(by);
    let (down, across) = (steps(from, to, Cell::row), steps(from, to, Cell::col));
    match (down, across) {
        (0, 0) => format!("{player} stays at {to}"),
        (0, 1..) => format!("{player} {across} right to {to}"),
        (0, _) => format!("{player} {} left to {to}", -across),
        (1.., _) => format!("{player} {down} down to {to}"),
        (_, _) => format!("{player} {} up to {to}", -down),
    }
}

fn steps(from: Cell, to: Cell, side: fn(Cell) -> u8) -> i16 {
    i16::from(side(to)) - i16::from(side(from))
}

pub fn graph_move(played: Move) -> String {
    format!("{} to node {}", capital(played.by), played.to.index())
}

/// A clause about the mistake of the program, then a sentence about what would be right.
pub fn mistake(Mistake { code, plies: limits, jumps: off_by_one, .. }: Mistake, problem: Problem) -> String {
    let sentence = match code {
        MistakeCode::LimitTooLow => {
            return match limits {
                Some((found, missed)) if found < missed => format!(
                    "it stops looking after too few moves. It finds wins that take up to {}, but misses one that takes {}.",
                    plies(found),
                    plies(missed),
                ),
                Some((_, missed)) => format!(
                    "it stops looking after too few moves; its limit grows with the input. It misses a win that takes {}.",
                    plies(missed),
                ),
                None => "it stops looking after too few moves.".to_owned(),
            };
        }
        MistakeCode::DrawCountsAsMouse if problem == Problem::CatAndMouseII => {
            "it counts a draw as a win of the mouse. LeetCode scores a draw for the cat."
        }
        MistakeCode::DrawCountsAsMouse => "it counts a draw as a win of the mouse. A draw is 0.",
        MistakeCode::DrawCountsAsCat => "it counts a draw as a win of the cat. A draw is 0.",
        MistakeCode::DepthFirstMemory => {
            "a depth-first search remembers a result, or that it came to a position, while this position was still open. What \
             follows from it is true only on that path, and must not be used on another."
        }
        MistakeCode::TurnForgotten => {
            "it remembers results without whose turn it is. With the players in the same places, the one to move may \
             win where the other would lose."
        }
        MistakeCode::CatchMissed if problem == Problem::CatAndMouseII => {
            "the game goes on when cat and mouse meet. By the rules the cat has then won, after a move of either player. A \
             program that only compares distances gives such answers, too."
        }
        MistakeCode::CatchMissed => {
            "the game goes on when cat and mouse meet. By the rules the cat has then won, after a move of either player."
        }
        MistakeCode::RaceOnly => {
            "only who is closer to the goal decides. By the rules the cat can also catch the mouse on the way."
        }
        MistakeCode::CatCannotStay => "the cat has to move. By the rules it may also stay.",
        MistakeCode::CatBlocksMouse => "the mouse cannot jump over the cat. By the rules it may.",
        MistakeCode::ThroughWalls => "jumps go through walls. By the rules a jump must stop before a wall.",
        MistakeCode::EdgeWraps => {
            "a jump that leaves the board goes on at another side. By the rules the edge stops a jump."
        }
        MistakeCode::FullJumpsOnly => {
            "a player always jumps as far as possible. By the rules shorter jumps are allowed too."
        }
        MistakeCode::JumpsSwapped => "it swaps the two jumps. In the arguments, catJump stands before mouseJump.",
        MistakeCode::CatMovesFirst => "the cat moves first. By the rules the mouse does.",
        MistakeCode::PlayersSwapped if problem == Problem::CatAndMouseII => {
            "it swaps cat and mouse. The answer is true if the mouse wins, and the mouse starts at the M."
        }
        MistakeCode::PlayersSwapped => {
            "it swaps cat and mouse. The mouse starts on node 1 and wins with 1, the cat on node 2 with 2."
        }
        MistakeCode::CatEntersHole => "the cat enters the hole. By the rules it may not move to node 0.",
        MistakeCode::JumpsOffByOne => return jumps_off_by_one(off_by_one),
        MistakeCode::FoodBlocksCat => "the cat cannot jump onto the food. By the rules it may, and wins there.",
        MistakeCode::LossesNotCounted => {
            "lost positions are not found as they should be. A position is lost when each of its moves leads to a win of the other player."
        }
        MistakeCode::DegreeCountsHole => {
            "it counts a move of the cat into the hole, which is never made. So next to the hole the cat never \
             loses."
        }
        MistakeCode::AlwaysTheSame => "it always gives the same answer.",
        MistakeCode::DrawHasOtherNumber => "it answers a draw with another number. A draw is 0.",
        MistakeCode::RowsAndColumns => "it mixes up rows and columns. It fails only on boards that are not square.",
    };
    sentence.to_owned()
}

fn jumps_off_by_one(jumps: Option<OffByOne>) -> String {
    let whose = match jumps.map(|jumps| jumps.player) {
        Some(Some(player)) => format!("the jumps of the {player}"),
        Some(None) => "the jumps of both players".to_owned(),
        None => "jumps".to_owned(),
    };
    let too = match jumps.map(|jumps| jumps.too_long) {
        Some(true) => "too long",
        Some(false) => "too short",
        None => "too long or too short",
    };
    format!("{whose} are one cell {too}. A jump goes 1 to catJump or mouseJump cells.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(code: MistakeCode, plies: Option<(u16, u16)>, jumps: Option<OffByOne>, problem: Problem) -> String {
        mistake(Mistake { code, plies, jumps, form: None, is_certain: true }, problem)
    }

    #[test]
    fn a_limit_is_told_with_the_wins_that_show_it() {
        let limit = |plies| said(MistakeCode::LimitTooLow, plies, None, Problem::CatAndMouseII);
        assert!(
            limit(Some((11, 13)))
                .ends_with("It finds wins that take up to 11 plies, but misses one that takes 13 plies.")
        );
        assert!(limit(Some((9, 7))).ends_with("its limit grows with the input. It misses a win that takes 7 plies."));
        assert_eq!(limit(None), "it stops looking after too few moves.");
    }

    #[test]
    fn jumps_are_told_with_whose_they_are() {
        let jumps = |jumps| said(MistakeCode::JumpsOffByOne, None, jumps, Problem::CatAndMouseII);
        let off = |player, too_long| Some(OffByOne { player, too_long });
        assert!(jumps(off(None, true)).contains("the jumps of both players are one cell too long."));
        assert!(jumps(off(Some(Player::Cat), false)).contains("the jumps of the cat are one cell too short."));
        assert!(jumps(None).contains("jumps are one cell too long or too short."));
    }

    #[test]
    fn a_draw_and_the_players_are_told_as_each_problem_counts_them() {
        for (code, board, graph) in [
            (MistakeCode::DrawCountsAsMouse, "LeetCode scores a draw for the cat", "A draw is 0"),
            (MistakeCode::PlayersSwapped, "the mouse starts at the M", "The mouse starts on node 1"),
        ] {
            assert!(said(code, None, None, Problem::CatAndMouseII).contains(board), "{code:?}");
            assert!(said(code, None, None, Problem::CatAndMouse).contains(graph), "{code:?}");
        }
    }
}
