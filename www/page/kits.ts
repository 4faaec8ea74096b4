// The kits of both games. The one for graphs is loaded together with the whole solver on first use.
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
