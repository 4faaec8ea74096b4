// The page's side of the C++ compiler: requests and their answers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

/** The requests that the worker has received. @type {{ data: any, answer: (data: object) => void }[]} */
const received = [];
class FakeWorker {
  onmessage = (/** @type {{ data: object }} */ _event) => {};
  terminate() {}
  /** @param {any} data */
  postMessage(data) {
    received.push({ data, answer: (answer) => this.onmessage({ data: answer }) });
  }
}
Object.assign(globalThis, { location: { href: "https://example.org/" }, Worker: FakeWorker });
const { theClang } = await load("check/cpp/load");
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("a second request waits for the first, so each gets its own answer; stopping ends both", async () => {
  const clang = theClang();
  const one = clang.compile("one", "cat-and-mouse-ii");
  const two = clang.compile("two", "cat-and-mouse-ii");
  await turn();
  assert.deepEqual(
    received.map(({ data }) => data.compile.code),
    ["one"],
  );
  received[0]?.answer({ compiled: { errors: "1" } });
  assert.deepEqual(await one, { errors: "1" });
  await turn();
  received[1]?.answer({ compiled: { errors: "2" } });
  assert.deepEqual(await two, { errors: "2" });

  const ended = [clang.compile("three", "cat-and-mouse-ii"), clang.compile("four", "cat-and-mouse-ii")];
  await turn();
  clang.stop();
  for (const each of ended) await assert.rejects(each, { failure: "stopped" });
  assert.equal(received.length, 3);
});
