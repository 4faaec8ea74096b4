//! [`Variant`]: one exact way to make a known mistake, and its answer to any question.

use crate::game::player::Player;
use crate::game::state::Forced;
use crate::judge::mistakes::code::MistakeCode;
use crate::judge::mistakes::jumps_off_by_one::OffByOne;
use crate::judge::mistakes::limit_too_low::Limit;
use crate::judge::mistakes::{
    cat_blocks_mouse, cat_cannot_stay, cat_enters_hole, cat_moves_first, degree_counts_hole, depth_first_memory,
    draw_counts, food_blocks_cat, full_jumps_only, jumps_off_by_one, jumps_swapped, limit_too_low, losses_not_counted,
    only_cat_catches, players_swapped, race_only, through_walls,
};
use crate::judge::questions::question::{Answer, Problem, Question};

/// One exact way to make a known mistake. [`RowsAndColumns`](MistakeCode::RowsAndColumns) has none: it is known by where
/// the solution fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    LimitTooLow(Limit),
    DrawCountsAs(Player),
    DepthFirstMemory(depth_first_memory::Variant),
    TurnForgotten(depth_first_memory::Variant),
    RaceOnly(race_only::Variant),
    CatCannotStay(cat_cannot_stay::Variant),
    CatBlocksMouse,
    ThroughWalls(through_walls::Variant),
    FullJumpsOnly(full_jumps_only::Variant),
    JumpsSwapped,
    CatMovesFirst,
    PlayersSwapped(players_swapped::Variant),
    CatEntersHole(cat_enters_hole::Variant),
    OnlyCatCatches,
    JumpsOffByOne(OffByOne),
    FoodBlocksCat(food_blocks_cat::Variant),
    LossesNotCounted(losses_not_counted::Variant),
    DegreeCountsHole,
    AlwaysTheSame(Answer),
    DrawHasOtherNumber,
}

/// Stands for the first number that a solution gives on a graph and that is no answer.
pub(crate) const OTHER_NUMBER: u8 = 3;

impl Variant {
    /// Every way to make a known mistake in this problem.
    ///
    /// Those of one code are together.
    pub(crate) fn all(problem: Problem) -> Vec<Self> {
        let is_board = problem == Problem::CatAndMouseII;
        let mut all = Vec::new();
        for limit in limit_too_low::variants(problem) {
            all.push(Self::LimitTooLow(limit));
        }
        all.push(Self::DrawCountsAs(Player::Mouse));
        if !is_board {
            all.push(Self::DrawCountsAs(Player::Cat));
        }
        let searches =
            if is_board { depth_first_memory::board_variants() } else { depth_first_memory::graph_variants() };
        all.extend(searches.iter().copied().map(Self::DepthFirstMemory));
        all.extend(searches.iter().filter_map(|search| search.without_turn()).map(Self::TurnForgotten));
        for variant in if is_board { race_only::board_variants() } else { race_only::graph_variants() } {
            all.push(Self::RaceOnly(variant));
        }
        if is_board {
            for variant in cat_cannot_stay::variants() {
                all.push(Self::CatCannotStay(variant));
            }
            all.push(Self::CatBlocksMouse);
            all.extend(through_walls::VARIANTS.map(Self::ThroughWalls));
            all.extend(full_jumps_only::VARIANTS.map(Self::FullJumpsOnly));
            all.push(Self::JumpsSwapped);
        }
        all.push(Self::CatMovesFirst);
        all.extend(players_swapped::VARIANTS.map(Self::PlayersSwapped));
        if !is_board {
            all.extend(cat_enters_hole::VARIANTS.map(Self::CatEntersHole));
            all.push(Self::OnlyCatCatches);
        }
        if is_board {
            all.extend(jumps_off_by_one::variants().into_iter().map(Self::JumpsOffByOne));
            all.extend(food_blocks_cat::VARIANTS.map(Self::FoodBlocksCat));
            all.push(Self::LossesNotCounted(losses_not_counted::Variant::Both));
            all.extend([false, true].map(|answer| Self::AlwaysTheSame(Answer::Boolean(answer))));
        } else {
            all.extend(losses_not_counted::ON_GRAPH.map(Self::LossesNotCounted));
            all.push(Self::DegreeCountsHole);
            all.extend([0, 1, 2, OTHER_NUMBER].map(|answer| Self::AlwaysTheSame(Answer::Number(answer))));
            all.push(Self::DrawHasOtherNumber);
        }
        all
    }

    /// The mistake.
    pub(crate) const fn code(&self) -> MistakeCode {
        match self {
            Self::LimitTooLow(_) => MistakeCode::LimitTooLow,
            Self::DrawCountsAs(Player::Mouse) => MistakeCode::DrawCountsAsMouse,
            Self::DrawCountsAs(Player::Cat) => MistakeCode::DrawCountsAsCat,
            Self::DepthFirstMemory(_) => MistakeCode::DepthFirstMemory,
            Self::TurnForgotten(_) => MistakeCode::TurnForgotten,
            Self::RaceOnly(_) => MistakeCode::RaceOnly,
            Self::CatCannotStay(_) => MistakeCode::CatCannotStay,
            Self::CatBlocksMouse => MistakeCode::CatBlocksMouse,
            Self::ThroughWalls(_) => MistakeCode::ThroughWalls,
            Self::FullJumpsOnly(_) => MistakeCode::FullJumpsOnly,
            Self::JumpsSwapped => MistakeCode::JumpsSwapped,
            Self::CatMovesFirst => MistakeCode::CatMovesFirst,
            Self::PlayersSwapped(_) => MistakeCode::PlayersSwapped,
            Self::CatEntersHole(_) => MistakeCode::CatEntersHole,
            Self::OnlyCatCatches => MistakeCode::OnlyCatCatches,
            Self::JumpsOffByOne(_) => MistakeCode::JumpsOffByOne,
            Self::FoodBlocksCat(_) => MistakeCode::FoodBlocksCat,
            Self::LossesNotCounted(_) => MistakeCode::LossesNotCounted,
            Self::DegreeCountsHole => MistakeCode::DegreeCountsHole,
            Self::AlwaysTheSame(_) => MistakeCode::AlwaysTheSame,
            Self::DrawHasOtherNumber => MistakeCode::DrawHasOtherNumber,
        }
    }

    /// Whether its answer takes more than the true result of the question.
    pub(crate) const fn is_costly(&self) -> bool {
        !matches!(self, Self::LimitTooLow(_) | Self::AlwaysTheSame(_) | Self::DrawHasOtherNumber)
    }

    /// What a solution with this mistake answers; `forced` is the true result of the question.
    pub(crate) fn answer(&self, question: &Question, forced: Option<Forced>) -> Answer {
        if let Self::AlwaysTheSame(answer) = *self {
            return answer;
        }
        match question {
            Question::Board { board, jumps } => {
                let (board, jumps) = (board, *jumps);
                Answer::Boolean(match *self {
                    Self::LimitTooLow(limit) => limit_too_low::mouse_wins(board, forced, limit),
                    Self::DrawCountsAs(_) => draw_counts::on_board(board, jumps) == Player::Mouse,
                    Self::DepthFirstMemory(variant) | Self::TurnForgotten(variant) => {
                        depth_first_memory::mouse_wins(board, jumps, variant)
                    }
                    Self::RaceOnly(variant) => race_only::mouse_wins(board, jumps, variant),
                    Self::CatCannotStay(variant) => cat_cannot_stay::mouse_wins(board, jumps, variant),
                    Self::CatBlocksMouse => cat_blocks_mouse::mouse_wins(board, jumps),
                    Self::ThroughWalls(variant) => through_walls::mouse_wins(board, jumps, variant),
                    Self::FullJumpsOnly(variant) => full_jumps_only::mouse_wins(board, jumps, variant),
                    Self::JumpsSwapped => jumps_swapped::mouse_wins(board, jumps),
                    Self::CatMovesFirst => cat_moves_first::mouse_wins(board, jumps),
                    Self::PlayersSwapped(variant) => players_swapped::mouse_wins(board, jumps, variant),
                    Self::JumpsOffByOne(variant) => jumps_off_by_one::mouse_wins(board, jumps, variant),
                    Self::FoodBlocksCat(variant) => food_blocks_cat::mouse_wins(board, jumps, variant),
                    Self::LossesNotCounted(_) => losses_not_counted::mouse_wins(board, jumps),
                    Self::CatEntersHole(_)
                    | Self::OnlyCatCatches
                    | Self::DegreeCountsHole
                    | Self::AlwaysTheSame(_)
                    | Self::DrawHasOtherNumber => unreachable!("a mistake on graphs, or answered above"),
                })
            }
            Question::Graph(graph) => Answer::of_graph(match *self {
                Self::LimitTooLow(limit) => limit_too_low::on_graph(graph, forced, limit),
                Self::DrawCountsAs(player) => Some(draw_counts::on_graph(graph, player)),
                Self::DepthFirstMemory(variant) | Self::TurnForgotten(variant) => {
                    depth_first_memory::on_graph(graph, variant)
                }
                Self::RaceOnly(variant) => race_only::on_graph(graph, variant),
                Self::CatMovesFirst => cat_moves_first::on_graph(graph),
                Self::PlayersSwapped(variant) => players_swapped::on_graph(graph, variant),
                Self::CatEntersHole(variant) => cat_enters_hole::on_graph(graph, variant),
                Self::OnlyCatCatches => only_cat_catches::on_graph(graph),
                Self::LossesNotCounted(variant) => losses_not_counted::on_graph(graph, variant),
                Self::DegreeCountsHole => degree_counts_hole::on_graph(graph),
                Self::DrawHasOtherNumber => {
                    // MISTAKE: a draw is 0.
                    return forced.map_or(Answer::Number(OTHER_NUMBER), |forced| Answer::of_graph(Some(forced.winner)));
                }
                Self::CatCannotStay(_)
                | Self::CatBlocksMouse
                | Self::ThroughWalls(_)
                | Self::FullJumpsOnly(_)
                | Self::JumpsSwapped
                | Self::JumpsOffByOne(_)
                | Self::FoodBlocksCat(_)
                | Self::AlwaysTheSame(_) => unreachable!("a mistake on boards, or answered above"),
            }),
        }
    }
}
