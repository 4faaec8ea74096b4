// The layout of graphs without given places, and the places of the examples.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, read } from "./load.mjs";

const { arranged } = await load("model/arrange");
const { graphs, stateGraphs } = await load("model/graph-examples");

/** The ends of an edge. @typedef {[number, number]} Edge */

/** The pairs of numbers in a link: edges or places. @param {string} text @returns {Edge[]} */
const pairs = (text) => text.split(".").map((pair) => /** @type {Edge} */ (pair.split("-").map(Number)));

/** @param {Edge[]} edges */
function drawn(edges) {
  const neighbours = (/** @type {number} */ node) =>
    edges.flatMap(([from, to]) => (from === node ? [to] : to === node ? [from] : []));
  const nodes = Array.from({ length: Math.max(...edges.flat()) + 1 }, (_, node) => ({ neighbours: neighbours(node) }));
  const places = arranged(/** @type {any} */ (nodes));
  return nodes.map((_, node) => ({ x: places[2 * node] ?? 0, y: places[2 * node + 1] ?? 0 }));
}

/** The distance from an edge to the closest other node. @param {Edge[]} edges */
function clearance(edges) {
  const points = drawn(edges);
  const distances = edges.flatMap((edge) => {
    const [from, to] = edge.map((node) => points[node] ?? assert.fail());
    if (!from || !to) return [];
    const [across, down] = [to.x - from.x, to.y - from.y];
    return points.flatMap(({ x, y }, node) => {
      if (edge.includes(node)) return [];
      const along = ((x - from.x) * across + (y - from.y) * down) / (across ** 2 + down ** 2);
      const share = Math.max(0, Math.min(1, along));
      return [Math.hypot(from.x + share * across - x, from.y + share * down - y)];
    });
  });
  return Math.min(...distances);
}

test("no edge of a puzzle touches a node between others", () => {
  const links = read("puzzles/puzzles.txt").matchAll(/ graph=([\d.-]+)/g);
  const graphs = [...links].map(([, edges = ""]) => pairs(edges));
  // Nodes are drawn with a radius below 5.
  assert.deepEqual(
    graphs.filter((edges) => clearance(edges) < 5),
    [],
  );
});

test("no edge of a record with up to 20 nodes runs behind a node between others", () => {
  /** @type {{ size: string, case: string }[]} */
  const records = JSON.parse(read("records/graphs.json"));
  const graphs = records
    .filter(({ size }) => Number(size) <= 20)
    .map(({ case: lists }) =>
      lists.split(";").flatMap((list, from) => {
        const higher = list.split(" ").filter((to) => Number(to) > from);
        return higher.map((to) => /** @type {Edge} */ ([from, Number(to)]));
      }),
    );
  // The more nodes, the smaller they are drawn: with 20 nodes, the radius is 4.
  const touches = graphs.filter((edges) => clearance(edges) < (new Set(edges.flat()).size < 15 ? 5 : 4.2));
  assert.deepEqual(touches, []);
});

test("the drawing is 100 by 100, and the same graph gets the same places", () => {
  const edges = pairs("0-2.0-5.1-3.2-4.2-5.3-4.3-5");
  const places = drawn(edges);
  assert.deepEqual(drawn(edges), places);
  for (const { x, y } of places) for (const place of [x, y]) assert.ok(place >= 6 && place <= 94, `${place}`);
  // The layout of this graph is higher than wide before it is stretched to the whole drawing.
  for (const numbers of [places.map(({ x }) => x), places.map(({ y }) => y)])
    assert.ok(Math.max(...numbers) - Math.min(...numbers) > 65, `${numbers}`);
});

test("an example that has places fills its drawing", () => {
  const extents = Object.entries(graphs).flatMap(([name, link]) => {
    const [, at] = link.split("&at=");
    if (!at) return [];
    const places = pairs(at);
    return [0, 1].map((axis) => {
      const numbers = places.map((place) => place[axis] ?? 0);
      return { name, extent: Math.max(...numbers) - Math.min(...numbers) };
    });
  });
  assert.equal(extents.length, 10);
  assert.deepEqual(
    extents.filter(({ extent }) => extent < 65),
    [],
  );
});

test("however many nodes there are, and however connected, none covers another", () => {
  const all = Array.from({ length: 64 }, (_, node) => node);
  const connected = (/** @type {(one: number, other: number) => boolean} */ areConnected) =>
    all.flatMap((one) =>
      all.slice(one + 1).flatMap((other) => (areConnected(one, other) ? [/** @type {Edge} */ ([one, other])] : [])),
    );
  for (const [name, edges] of Object.entries({
    three: pairs("0-1.1-2"),
    ring: connected((one, other) => [1, 63].includes(other - one)),
    grid: connected((one, other) => [1, 8].includes(other - one)),
    star: connected((one, other) => one === 1 || (one === 0 && other === 1)),
    complete: connected(() => true),
  })) {
    const places = drawn(edges);
    const distances = places.flatMap((one, index) =>
      places.slice(0, index).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    // Each node is a disc with a diameter of 8.4.
    assert.ok(Math.min(...distances) > 8.4, `${name}: ${Math.min(...distances)}`);
    for (const { x, y } of places) assert.ok(Math.min(x, y) >= 5 && Math.max(x, y) <= 95, name);
  }
});

test("in the heap, states with more stones left stand higher, and no arrow passes a state", () => {
  const [, edges = "", at = ""] = /^states=([\d.-]+)&lost=9&at=([\d.-]+)$/.exec(stateGraphs.heap) ?? [];
  const places = pairs(at).map(([x = 0, y = 0]) => ({ x, y }));
  // States are counted from 1, and the ninth has no stones.
  const heights = [...places.slice(0, 8).reverse(), ...places.slice(8)].map(({ y }) => y);
  assert.deepEqual(
    heights,
    [...heights].sort((one, other) => one - other),
  );
  assert.equal(pairs(edges).length, 21);
  for (const edge of pairs(edges)) {
    const [from, to] = edge.map((state) => places[state - 1] ?? assert.fail());
    if (!from || !to) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (const { x, y } of places) {
      const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
      const away = Math.abs((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / length;
      assert.ok(along < 1 || along > length - 1 || away > 6, `${edge} passes ${[x, y]}`);
    }
  }
});
