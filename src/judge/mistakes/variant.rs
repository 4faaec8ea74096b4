//! [`Variant`]: one exact way to make a known mistake, and its answer to any question.

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::judge::mistakes::catch_missed::CatchAfter;
use crate::judge::mistakes::code::MistakeCode;
use crate::judge::mistakes::jumps_off_by_one::OffByOne;
use crate::judge::mistakes::limit_too_low::Limit;
use crate::judge::mistakes::textbook::{Game, index};
use crate::judge::mistakes::{
    cat_blocks_mouse, cat_cannot_stay, cat_enters_hole, cat_moves_first, catch_missed, degree_counts_hole,
    depth_first_memory, draw_counts, edge_wraps, few_sweeps, food_blocks_cat, full_jumps_only, jumps_off_by_one,
    jumps_swapped, limit_too_low, losses_not_counted, players_swapped, race_only, through_walls,
};
use crate::judge::questions::question::{Answer, Problem, Question};

/// One exact way to make a known mistake. [`RowsAndColumns`](MistakeCode::RowsAndColumns) has no variant, because this
/// mistake is recognised by the boards on which the solution fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    LimitTooLow(Limit),
    FewSweeps(few_sweeps::Variant),
    DrawCountsAs(Player),
    DepthFirstMemory(depth_first_memory::Variant),
    TurnForgotten(depth_first_memory::Variant),
    CatchMissed(CatchAfter),
    RaceOnly(race_only::Variant),
    CatCannotStay(cat_cannot_stay::Variant),
    CatBlocksMouse,
    ThroughWalls(through_walls::Variant),
    EdgeWraps(edge_wraps::Variant),
    FullJumpsOnly(full_jumps_only::Variant),
    JumpsSwapped,
    CatMovesFirst,
    PlayersSwapped(players_swapped::Variant),
    CatEntersHole(cat_enters_hole::Variant),
    JumpsOffByOne(OffByOne),
    FoodBlocksCat(food_blocks_cat::Variant),
    LossesNotCounted(losses_not_counted::Variant),
    DegreeCountsHole,
    AlwaysTheSame(Answer),
    DrawHasOtherNumber,
}

/// Stands for the first number other than 0, 1 and 2 that a solution returned for a graph.
pub(crate) const OTHER_NUMBER: u8 = 3;

impl Variant {
    /// All variants of the known mistakes in this problem. Variants with the same code are adjacent.
    pub(crate) fn all(problem: Problem) -> Vec<Self> {
        let is_board = problem == Problem::CatAndMouseII;
        let mut all = Vec::new();
        all.extend(limit_too_low::variants(problem).into_iter().map(Self::LimitTooLow));
        all.extend(few_sweeps::variants(problem).into_iter().map(Self::FewSweeps));
        all.push(Self::DrawCountsAs(Player::Mouse));
        if !is_board {
            all.push(Self::DrawCountsAs(Player::Cat));
        }
        let searches =
            if is_board { depth_first_memory::board_variants() } else { depth_first_memory::graph_variants() };
        all.extend(searches.iter().copied().map(Self::DepthFirstMemory));
        all.extend(searches.iter().filter_map(|search| search.without_turn()).map(Self::TurnForgotten));
        let catches: &[CatchAfter] = if is_board { &catch_missed::ON_BOARD } else { &catch_missed::ON_GRAPH };
        all.extend(catches.iter().copied().map(Self::CatchMissed));
        let races = if is_board { race_only::board_variants() } else { race_only::graph_variants() };
        all.extend(races.into_iter().map(Self::RaceOnly));
        if is_board {
            all.extend(cat_cannot_stay::variants().into_iter().map(Self::CatCannotStay));
            all.push(Self::CatBlocksMouse);
            all.extend(through_walls::VARIANTS.map(Self::ThroughWalls));
            all.extend(edge_wraps::variants().into_iter().map(Self::EdgeWraps));
            all.extend(full_jumps_only::VARIANTS.map(Self::FullJumpsOnly));
            all.push(Self::JumpsSwapped);
        }
        all.push(Self::CatMovesFirst);
        all.extend(players_swapped::VARIANTS.map(Self::PlayersSwapped));
        if is_board {
            all.extend(jumps_off_by_one::variants().into_iter().map(Self::JumpsOffByOne));
            all.extend(food_blocks_cat::VARIANTS.map(Self::FoodBlocksCat));
        } else {
            all.extend(cat_enters_hole::VARIANTS.map(Self::CatEntersHole));
        }
        all.extend(losses_not_counted::variants(problem).into_iter().map(Self::LossesNotCounted));
        if is_board {
            all.extend([false, true].map(|answer| Self::AlwaysTheSame(Answer::Boolean(answer))));
        } else {
            all.push(Self::DegreeCountsHole);
            all.extend([0, 1, 2, OTHER_NUMBER].map(|answer| Self::AlwaysTheSame(Answer::Number(answer))));
            all.push(Self::DrawHasOtherNumber);
        }
        all
    }

    pub(crate) const fn code(&self) -> MistakeCode {
        match self {
            Self::LimitTooLow(_) | Self::FewSweeps(_) => MistakeCode::LimitTooLow,
            Self::DrawCountsAs(Player::Mouse) => MistakeCode::DrawCountsAsMouse,
            Self::DrawCountsAs(Player::Cat) => MistakeCode::DrawCountsAsCat,
            Self::DepthFirstMemory(_) => MistakeCode::DepthFirstMemory,
            Self::TurnForgotten(_) => MistakeCode::TurnForgotten,
            Self::CatchMissed(_) => MistakeCode::CatchMissed,
            Self::RaceOnly(_) => MistakeCode::RaceOnly,
            Self::CatCannotStay(_) => MistakeCode::CatCannotStay,
            Self::CatBlocksMouse => MistakeCode::CatBlocksMouse,
            Self::ThroughWalls(_) => MistakeCode::ThroughWalls,
            Self::EdgeWraps(_) => MistakeCode::EdgeWraps,
            Self::FullJumpsOnly(_) => MistakeCode::FullJumpsOnly,
            Self::JumpsSwapped => MistakeCode::JumpsSwapped,
            Self::CatMovesFirst => MistakeCode::CatMovesFirst,
            Self::PlayersSwapped(_) => MistakeCode::PlayersSwapped,
            Self::CatEntersHole(_) => MistakeCode::CatEntersHole,
            Self::JumpsOffByOne(_) => MistakeCode::JumpsOffByOne,
            Self::FoodBlocksCat(_) => MistakeCode::FoodBlocksCat,
            Self::LossesNotCounted(_) => MistakeCode::LossesNotCounted,
            Self::DegreeCountsHole => MistakeCode::DegreeCountsHole,
            Self::AlwaysTheSame(_) => MistakeCode::AlwaysTheSame,
            Self::DrawHasOtherNumber => MistakeCode::DrawHasOtherNumber,
        }
    }

    /// Whether the variant runs a solver of its own to answer, instead of only using the true result of the question.
    pub(crate) const fn is_costly(&self) -> bool {
        !matches!(self, Self::LimitTooLow(_) | Self::AlwaysTheSame(_) | Self::DrawHasOtherNumber)
    }

    /// The game according to a solution with this mistake; `None` if its answers do not come from a game analysed by
    /// sweeps.
    fn game<'a>(&self, question: &'a Question) -> Option<Game<'a>> {
        match *self {
            Self::DrawCountsAs(_) | Self::CatMovesFirst | Self::PlayersSwapped(_) => {
                return Some(Game::right(question));
            }
            Self::CatchMissed(after) => return Some(catch_missed::on(question, after)),
            Self::FewSweeps(variant) => return Some(few_sweeps::on(question, variant)),
            Self::LossesNotCounted(variant) => return Some(losses_not_counted::on(question, variant)),
            _ => (),
        }
        Some(match question {
            Question::Board { board, jumps } => {
                let jumps = *jumps;
                match *self {
                    Self::CatCannotStay(variant) => cat_cannot_stay::on_board(board, jumps, variant),
                    Self::CatBlocksMouse => cat_blocks_mouse::on_board(board, jumps),
                    Self::ThroughWalls(variant) => through_walls::on_board(board, jumps, variant),
                    Self::EdgeWraps(variant) => edge_wraps::on_board(board, jumps, variant),
                    Self::FullJumpsOnly(variant) => full_jumps_only::on_board(board, jumps, variant),
                    Self::JumpsSwapped => jumps_swapped::on_board(board, jumps),
                    Self::JumpsOffByOne(variant) => jumps_off_by_one::on_board(board, jumps, variant),
                    Self::FoodBlocksCat(variant) => food_blocks_cat::on_board(board, jumps, variant),
                    _ => return None,
                }
            }
            Question::Graph(graph) => match *self {
                Self::CatEntersHole(variant) => cat_enters_hole::on_graph(graph, variant),
                Self::DegreeCountsHole => degree_counts_hole::on_graph(graph),
                _ => return None,
            },
        })
    }

    /// The state in which a solution with this mistake begins.
    fn start(&self, question: &Question) -> State {
        let right = question.start();
        match *self {
            Self::CatMovesFirst => cat_moves_first::start(right),
            Self::PlayersSwapped(variant) => players_swapped::start(right, variant),
            _ => right,
        }
    }

    /// The winner that a solution with this mistake returns if its analysis finds `winner`; `None` for a draw.
    fn told(&self, question: &Question, winner: Option<Player>) -> Option<Player> {
        let winner = match *self {
            Self::DrawCountsAs(player) => Some(draw_counts::winner(winner, player)),
            // A draw is a win of the cat, by the move limit.
            _ if matches!(question, Question::Board { .. }) => winner.or(Some(Player::Cat)),
            _ => winner,
        };
        match *self {
            Self::PlayersSwapped(variant) => players_swapped::winner(winner, variant),
            _ => winner,
        }
    }

    /// The answer of a solution with this mistake; `forced` is the true result of the question.
    #[inline(never)] // one copy keeps the package small
    pub(crate) fn answer(&self, question: &Question, forced: Option<Forced>) -> Answer {
        let winner = match *self {
            Self::AlwaysTheSame(answer) => return answer,
            // MISTAKE: the right answer to a draw is 0.
            Self::DrawHasOtherNumber if forced.is_none() => return Answer::Number(OTHER_NUMBER),
            Self::DrawHasOtherNumber => forced.map(|forced| forced.winner),
            Self::LimitTooLow(limit) => limit_too_low::winner(question, forced, limit, 0),
            Self::FewSweeps(variant) if forced.is_none_or(|forced| variant.finds(question, forced)) => {
                forced.map(|forced| forced.winner)
            }
            Self::DepthFirstMemory(variant) | Self::TurnForgotten(variant) => found(question, variant).winner,
            Self::RaceOnly(variant) => match question {
                Question::Board { board, jumps } => Some(race_only::on_board(board, *jumps, variant)),
                Question::Graph(graph) => race_only::on_graph(graph, variant),
            },
            Self::LossesNotCounted(losses_not_counted::Variant::AtOnce(order)) => {
                losses_not_counted::at_once(question, question.start(), order)
            }
            _ => self.game(question).and_then(|game| game.solve(self.start(question))),
        };
        let winner = self.told(question, winner);
        match question {
            Question::Board { .. } => Answer::Boolean(winner == Some(Player::Mouse)),
            Question::Graph(_) => Answer::of_graph(winner),
        }
    }

    /// Whether [`moves`](Self::moves) shows the mistake, because the mistake concerns moves or the results after them.
    pub(crate) const fn is_of_moves(&self) -> bool {
        !matches!(
            self,
            Self::RaceOnly(_)
                | Self::CatMovesFirst
                | Self::PlayersSwapped(_)
                | Self::AlwaysTheSame(_)
                | Self::DrawHasOtherNumber
        )
    }

    /// The moves that a solution with this mistake considers in a state, `played` plies after the start, each with the
    /// result that the solution sees. Empty unless [`is_of_moves`](Self::is_of_moves).
    pub(crate) fn moves(&self, question: &Question, state: State, played: u16) -> Vec<MistakenMove> {
        let said = |game: &Game, winner: &dyn Fn(State) -> Option<Option<Player>>| {
            let mut cells = game.moves(state);
            cells.sort_unstable();
            cells.dedup();
            let one = |to| {
                let winner = winner(state.after(to)).map(|winner| self.told(question, winner));
                MistakenMove { to, winner: winner.flatten(), is_known: winner.is_some() }
            };
            cells.into_iter().map(one).collect()
        };
        match *self {
            _ if !self.is_of_moves() => Vec::new(),
            Self::LimitTooLow(limit) => {
                let forced = question.forced();
                said(&Game::right(question), &|after| {
                    Some(limit_too_low::winner(question, forced(after), limit, played + 1))
                })
            }
            Self::DepthFirstMemory(variant) | Self::TurnForgotten(variant) => {
                let (game, found) = (Game::right(question), found(question, variant));
                said(&game, &|after| game.winner(after).map(Some).or_else(|| found.of(after)))
            }
            Self::LossesNotCounted(losses_not_counted::Variant::AtOnce(order)) => {
                said(&Game::right(question), &|after| Some(losses_not_counted::at_once(question, after, order)))
            }
            _ => self.game(question).map_or_else(Vec::new, |game| {
                let results = game.results();
                said(&game, &|after| Some(results[index(after)]))
            }),
        }
    }
}

/// The result of a depth-first search with this mistake.
fn found(question: &Question, variant: depth_first_memory::Variant) -> depth_first_memory::Found {
    match question {
        Question::Board { board, jumps } => depth_first_memory::on_board(board, *jumps, variant),
        Question::Graph(graph) => depth_first_memory::on_graph(graph, variant),
    }
}

/// A move that a solution with a known mistake considers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct MistakenMove {
    /// The cell or node to which the player goes. The rules may not allow this move.
    pub to: Cell,
    /// The player who wins after the move, according to the solution. On a board, a draw is a win of the cat. `None`
    /// for a draw on a graph, and if the result is not known.
    pub winner: Option<Player>,
    /// Whether the solution knows this result. A depth-first search may never have reached the state.
    pub is_known: bool,
}
