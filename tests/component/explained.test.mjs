// Show why: what is drawn, the cause that stays beside it, and what each mark means.
import assert from "node:assert/strict";
import { testOnce as test } from "../page/playground.mjs";
import { mount } from "./mounted.mjs";

/** @typedef {import("./mount").Wanted} Wanted */

/** @param {string} link @param {Partial<Wanted>} how */
async function explained(link, how) {
  const page = await mount(link, "line", how);
  await page.run("document.querySelector('.show-why').click()");
  return page.run(`
    const texts = (css) => [...document.querySelectorAll(css)].map((each) => each.textContent.replace(/\\s+/g, " ").trim());
    return {
      reason: texts(".reason"),
      said: texts(".shown-why"),
      key: texts(".explained .key li"),
      nodes: [...document.querySelectorAll("[data-node]")].map((node) => node.getAttribute("aria-label").split("; ").slice(1).join("; ")),
      routes: document.querySelectorAll(".way, .route").length,
    }`);
}

test("a win of the cat on a graph: why running and circling fail, and how long the mouse can be where", async () => {
  assert.deepEqual(await explained("graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5", { kind: "graph" }), {
    reason: [
      "If the mouse runs straight for the hole, it gets caught; if it keeps away, the cat catches it all the same.",
    ],
    said: [
      "Running away does not help: the cat leaves the mouse fewer and fewer nodes, and at last none. If the mouse goes to 2, the cat catches it there. If the mouse goes to 4 or 5, the cat goes to 3. Step on to see how the cat responds after that.",
    ],
    key: [
      "≤3the mouse can be here after at most this many moves of the cat, and not later",
      "the cat’s response to the mouse’s move",
      "–the mouse never gets here without being caught",
      "if the mouse runs along the dots, the cat catches it here",
    ],
    nodes: [
      "the mouse never gets here without being caught",
      "the mouse can be here up to move 3 of the cat",
      "the mouse can be here up to move 3 of the cat",
      "the mouse can be here up to move 3 of the cat; if the mouse runs along the dots, the cat catches it here",
      "the mouse can be here up to move 1 of the cat",
      "the mouse can be here up to move 2 of the cat",
    ],
    routes: 1,
  });
  const zh = await explained("graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5", { kind: "graph", language: "zh" });
  assert.deepEqual(zh.said, [
    "跑也没有用：老鼠能去的节点越来越少，最后一个也不剩。老鼠走到 2，猫就在那里抓住它。老鼠走到 4 或 5，猫就走到 3。继续往后走，就能看到猫接下来怎么应对。",
  ]);
});

test("a mouse on a way without an end: after move 1 of the cat it still stands on node 3, after move 2 on node 1", async () => {
  const { nodes } = await explained("graph=0-2.0-5.1-3.2-4.2-5.3-5", { kind: "graph" });
  assert.deepEqual(
    [nodes[3], nodes[1]],
    [1, 2].map((move) => `the mouse can be here up to move ${move} of the cat`),
  );
});

test("a draw on a graph: where each player can stay for ever", async () => {
  const link = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78";
  assert.deepEqual(await explained(link, { kind: "graph" }), {
    reason: [
      "A stand-off: if the mouse runs straight for the hole, it gets caught; if it stays away, the cat cannot catch it.",
    ],
    said: [
      "By moving between 2 and 5, the cat can catch the mouse whenever it steps next to the hole. If the mouse goes to 3, the cat goes to 5. Step on to see how the cat responds after that. The mouse can always get away from the cat, without going to the hole.",
    ],
    key: [
      "Cmoving between these nodes, the cat can keep the mouse out of the hole for ever",
      "the cat’s response to the mouse’s move",
      "if the mouse runs along the dots, the cat catches it here",
    ],
    nodes: [
      "",
      "",
      "the cat keeps the mouse out from here",
      "",
      "",
      "the cat keeps the mouse out from here; if the mouse runs along the dots, the cat catches it here",
    ],
    routes: 1,
  });
  const { key, said } = await explained(link, { kind: "graph", language: "zh" });
  assert.deepEqual(key, [
    "猫猫在这些节点之间走，就能一直不让老鼠进洞",
    "老鼠走完之后，猫走到哪里",
    "老鼠沿虚线走的话，猫在这里抓住它",
  ]);
  assert.deepEqual(said, [
    "猫只要在节点 2、5 之间走，老鼠一走到洞的旁边就会被抓住。老鼠走到 3，猫就走到 5。继续往后走，就能看到猫接下来怎么应对。老鼠不进洞也总能躲开猫。",
  ]);
});

test("a draw on a graph: few nodes on which the mouse is safe are marked, and named", async () => {
  const { said, key, nodes } = await explained("graph=0-2.0-5.1-2.1-4.1-7.2-3.2-5.2-6.4-5", { kind: "graph" });
  assert.deepEqual(said, [
    "By moving between 2 and 5, the cat can catch the mouse whenever it steps next to the hole. If the mouse goes to 2, the cat catches it there. If the mouse goes to 4 or 7, the cat goes to 5. Step on to see how the cat responds after that. The mouse can always get away by moving between 1, 2, 4, and 5.",
  ]);
  assert.equal(key[0], "Mmoving between these nodes, the mouse can get away from the cat for ever");
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7].filter((node) => nodes[node].includes("the mouse is safe here")),
    [1, 2, 4, 5],
  );
});

test("a draw on a graph: if the mouse is safe on most nodes, those that it can do without are named", async () => {
  const { said, key } = await explained("graph=0-3.0-4.1-2.1-5.2-3.2-6.5-6", { kind: "graph" });
  assert.match(said[0], / The mouse can always get away, even without going to 3 or 4\.$/);
  assert.deepEqual(key, [
    "Cmoving between these nodes, the cat can keep the mouse out of the hole for ever",
    "the cat’s response to the mouse’s move",
  ]);
});

test("a win by a detour on a graph: where the mouse would be caught on its shortest way", async () => {
  const { said, key, nodes } = await explained("graph=0-2.0-4.1-2.1-3.3-5.4-5", { kind: "graph" });
  assert.deepEqual(said, ["The mouse is first on every node of the dotted way."]);
  assert.deepEqual(key, [
    "12after how many moves the mouse is here, and after how many the cat can be here (–: never)",
    "on its shortest way, the mouse would get caught here",
  ]);
  assert.equal(
    nodes[2],
    "the mouse after 1 move, the cat after 0 moves; on its shortest way, the mouse would get caught here",
  );
});

test("a win of the cat with its first move: what it does, and nothing twice", async () => {
  const { said } = await explained("graph=0-3.1-2.1-4.2-4.2-3", { kind: "graph" });
  assert.deepEqual(said, ["Wherever the mouse goes, the cat’s next move catches it."]);
});

test("a win of the mouse on a graph: when each player can be on its way", async () => {
  const { said, key, nodes } = await explained("graph=0-1.0-3.2-3&at=50-20.14-20.50-85.50-52", { kind: "graph" });
  assert.deepEqual(said, ["The mouse is first on every node of the dotted way."]);
  const apart = "all that the cat can reach without going through the hole";
  assert.deepEqual(key, [
    "1–after how many moves the mouse is here, and after how many the cat can be here (–: never)",
    `–${apart}`,
  ]);
  assert.deepEqual(nodes, ["the mouse after 1 move, the cat never", "", apart, apart]);
});

test("boards: the cause stays beside the cat's way, its stripes and its numbers", async () => {
  const { reason, said, key, routes } = await explained("board=xxxxF/xC3/M1x2&cat=1&mouse=2", {});
  assert.deepEqual(reason, [
    "The mouse cannot get away, and would lose the race to the cheese too: the cat needs 4 moves, the mouse 5.",
  ]);
  assert.deepEqual(said, ["The dots show the cat’s shortest way to the cheese."]);
  assert.deepEqual(key, [
    "54the cat’s way. Top left: after how many moves the mouse can be here; bottom right: the cat",
  ]);
  assert.equal(routes, 1);
});

test("boards: where the mouse is cut off, the key says who is there first", async () => {
  const { key } = await explained("board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1", {});
  assert.deepEqual(key, [
    "57the mouse’s way. Top left: after how many moves the mouse can be here; bottom right: the cat",
    "66the cat gets here right after the mouse, and catches it",
  ]);
});

test("a mouse that can only step onto the cat is not said to run in circles", async () => {
  const { said } = await explained("graph=0-3.1-2", { kind: "graph" });
  assert.deepEqual(said, ["Every edge from the mouse’s node leads to the cat."]);
  const zh = await explained("graph=0-3.1-2", { kind: "graph", language: "zh" });
  assert.deepEqual(zh.said, ["从老鼠的节点出发，每条边都通向猫。"]);
});
