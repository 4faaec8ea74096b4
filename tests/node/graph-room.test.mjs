// The layout of labels and lines on a graph: labels cover nothing, and a line is interrupted where it passes a node.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { ABOVE, BELOW, partsOf, Room, spotsBeside } = await load("graph/room");

/** A place, rounded to one decimal. @param {{ x: number, y: number } | null} place */
const rounded = (place) => place && [place.x, place.y].map((each) => Math.round(10 * each) / 10);

const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y });
const node = at(50, 50);
const spots = spotsBeside(node, ABOVE, 4, 6, 4);

test("a label stands above its node, or at another side if something is there", () => {
  const room = new Room([node], 4);
  assert.deepEqual(rounded(room.take(spots, 6, 4)), [50, 43.8]);
  assert.deepEqual(rounded(room.take(spots, 6, 4)), [57.2, 50], "what stands above leaves the right side");
});

test("a label covers no other node", () => {
  const above = at(50, 41);
  assert.deepEqual(rounded(new Room([node, above], 4).take(spots, 6, 4)), [57.2, 50]);
});

test("a label covers no arrowhead", () => {
  const room = new Room([node], 4);
  room.block({ x: 50, y: 45, width: 2, height: 2 });
  assert.deepEqual(rounded(room.take(spots, 6, 4)), [56, 45]);
});

test("a label stands where the fewest lines leave its node, and rather over a line than over a node", () => {
  const lines = [at(50, 43), at(55, 45), at(45, 45), at(43, 50)].map((place) => ({ ...place, width: 1, height: 1 }));
  const room = new Room([node], 4);
  for (const line of lines) room.pass(line);
  assert.deepEqual(rounded(room.squeeze(spots, 6, 4)), [57.2, 50]);
  const all = spots.map(({ x, y }) => ({ x, y, width: 1, height: 1 }));
  const full = new Room([node, ...spots.filter(({ y }) => y < 55)], 1);
  for (const line of all) full.pass(line);
  assert.deepEqual(rounded(full.squeeze(spots, 6, 4)), [50, 56.2]);
});

test("at the edge of the drawing, a label stays inside", () => {
  const top = at(50, 1);
  assert.deepEqual(rounded(new Room([top], 4).take(spotsBeside(top, ABOVE, 4, 6, 4), 6, 4)), [57.2, 1]);
  const corner = at(100, 100);
  assert.deepEqual(rounded(new Room([corner], 4).take(spotsBeside(corner, BELOW, 4, 6, 4), 6, 4)), [92.8, 100]);
});

test("without any room, take gives no place, and squeeze covers as little as possible", () => {
  const around = [-8, 0, 8].flatMap((x) => [-8, 0, 8].map((y) => at(50 + x, 50 + y)));
  assert.equal(new Room(around, 4).take(spots, 6, 4), null);
  const place = new Room(around, 4).squeeze(spots, 6, 4);
  assert.ok(spots.some(({ x, y }) => x === place.x && y === place.y));
});

test("a line is whole where it passes no node", () => {
  assert.deepEqual(partsOf(at(0, 0), at(100, 0), [at(50, 6)], 4), [[0, 1]]);
});

test("a line is cut on both sides of each node that it passes", () => {
  const parts = partsOf(at(0, 0), at(100, 0), [at(70, 0), at(30, 0)], 3.8);
  assert.deepEqual(
    parts.map((ends) => ends.map((end) => Math.round(100 * end))),
    [
      [0, 25],
      [35, 65],
      [75, 100],
    ],
  );
});
