//! Labels on any directed graph.

mod labels;
