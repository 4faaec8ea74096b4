// The style sheets of a graph in another page: those of a board, and what a drawing needs.
import type { CSSResult } from "lit";
import graph from "../graph/graph.css?inline";
import own from "./graph-element.css?inline";
import { sheet, stylesIn } from "./styles";

const sheets = [graph, own].map(sheet);

export const graphStylesIn = (scheme: "light" | "dark"): CSSResult[] => [...stylesIn(scheme), ...sheets];
