//! [`Variant`]: one exact way to make a known mistake, and its answer to any question.

use crate::game::player::Player;
use crate::game::state::Forced;
use crate::judge::mistakes::code::MistakeCode;
use crate::judge::mistakes::limit_too_low::Limit;
use crate::judge::mistakes::{
    cat_blocks_mouse, cat_cannot_stay, cat_enters_hole, cat_moves_first, depth_first_memory, draw_counts,
    full_jumps_only, jumps_swapped, limit_too_low, players_swapped, race_only, through_walls,
};
use crate::judge::questions::question::{Answer, Problem, Question};

/// One exact way to make a known mistake. [`RowsAndColumns`](MistakeCode::RowsAndColumns) has none: it is known by where
/// the solution fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    LimitTooLow(Limit),
    DrawCountsAs(Player),
    DepthFirstMemory(depth_first_memory::Variant),
    RaceOnly(race_only::Variant),
    CatCannotStay(cat_cannot_stay::Variant),
    CatBlocksMouse,
    ThroughWalls(through_walls::Variant),
    FullJumpsOnly(full_jumps_only::Variant),
    JumpsSwapped,
    CatMovesFirst,
    PlayersSwapped(players_swapped::Variant),
    CatEntersHole(cat_enters_hole::Variant),
}

impl Variant {
    /// Every way to make a known mistake in this problem.
    ///
    /// Those of one code are together.
    pub(crate) fn all(problem: Problem) -> Vec<Self> {
        let is_board = problem == Problem::CatAndMouseII;
        let mut all = Vec::new();
        for limit in limit_too_low::variants() {
            all.push(Self::LimitTooLow(limit));
        }
        all.push(Self::DrawCountsAs(Player::Mouse));
        if !is_board {
            all.push(Self::DrawCountsAs(Player::Cat));
        }
        for variant in
            if is_board { depth_first_memory::board_variants() } else { depth_first_memory::graph_variants() }
        {
            all.push(Self::DepthFirstMemory(variant));
        }
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
            Self::RaceOnly(_) => MistakeCode::RaceOnly,
            Self::CatCannotStay(_) => MistakeCode::CatCannotStay,
            Self::CatBlocksMouse => MistakeCode::CatBlocksMouse,
            Self::ThroughWalls(_) => MistakeCode::ThroughWalls,
            Self::FullJumpsOnly(_) => MistakeCode::FullJumpsOnly,
            Self::JumpsSwapped => MistakeCode::JumpsSwapped,
            Self::CatMovesFirst => MistakeCode::CatMovesFirst,
            Self::PlayersSwapped(_) => MistakeCode::PlayersSwapped,
            Self::CatEntersHole(_) => MistakeCode::CatEntersHole,
        }
    }

    /// What a solution with this mistake answers; `forced` is the true result of the question.
    pub(crate) fn answer(&self, question: &Question, forced: Option<Forced>) -> Answer {
        match question {
            Question::Board { board, jumps } => {
                let (board, jumps) = (board, *jumps);
                Answer::Boolean(match *self {
                    Self::LimitTooLow(limit) => {
                        limit_too_low::winner(board.size(), forced, limit) == Some(Player::Mouse)
                    }
                    Self::DrawCountsAs(_) => draw_counts::on_board(board, jumps) == Player::Mouse,
                    Self::DepthFirstMemory(variant) => depth_first_memory::mouse_wins(board, jumps, variant),
                    Self::RaceOnly(variant) => race_only::mouse_wins(board, jumps, variant),
                    Self::CatCannotStay(variant) => cat_cannot_stay::mouse_wins(board, jumps, variant),
                    Self::CatBlocksMouse => cat_blocks_mouse::mouse_wins(board, jumps),
                    Self::ThroughWalls(variant) => through_walls::mouse_wins(board, jumps, variant),
                    Self::FullJumpsOnly(variant) => full_jumps_only::mouse_wins(board, jumps, variant),
                    Self::JumpsSwapped => jumps_swapped::mouse_wins(board, jumps),
                    Self::CatMovesFirst => cat_moves_first::mouse_wins(board, jumps),
                    Self::PlayersSwapped(variant) => players_swapped::mouse_wins(board, jumps, variant),
                    Self::CatEntersHole(_) => unreachable!("a board has no hole"),
                })
            }
            Question::Graph(graph) => Answer::of_graph(match *self {
                Self::LimitTooLow(limit) => limit_too_low::winner(graph.size(), forced, limit),
                Self::DrawCountsAs(player) => Some(draw_counts::on_graph(graph, player)),
                Self::DepthFirstMemory(variant) => depth_first_memory::on_graph(graph, variant),
                Self::RaceOnly(variant) => race_only::on_graph(graph, variant),
                Self::CatMovesFirst => cat_moves_first::on_graph(graph),
                Self::PlayersSwapped(variant) => players_swapped::on_graph(graph, variant),
                Self::CatEntersHole(variant) => cat_enters_hole::on_graph(graph, variant),
                Self::CatCannotStay(_)
                | Self::CatBlocksMouse
                | Self::ThroughWalls(_)
                | Self::FullJumpsOnly(_)
                | Self::JumpsSwapped => unreachable!("a mistake on boards"),
            }),
        }
    }
}
