// The kits of both games. That for graphs is loaded, with the whole solver, when it is first asked for.
import type { GameKind } from "../model/game";
import { boardKit } from "./board-kit";
import type { Kit } from "./kit";

export async function loadKit(kind: GameKind): Promise<Kit> {
  if (kind === "board") return boardKit;
  const [{ graphKit }] = await Promise.all([
    import("./graph-kit"),
    import("../lib/whole-solver").then(({ startWholeSolver }) => startWholeSolver()),
  ]);
  return graphKit;
}
