// The judge in a worker of the page: it computes right answers and simulates known mistakes without blocking the page.
import type { Given } from "cat-and-mouse";
import init, { Judge } from "#package";
import type { Problem } from "./protocol";

export type ToJudge =
  | { begin: Problem; questions: number | null }
  /**
   * The answers to the questions that were sent last, in their order. The last of these questions may have no answer
   * yet.
   */
  | { given: Given[] }
  /** Tells the judge to ask no more questions, because the known failing case is enough. */
  | { settle: true };

export type FromJudge =
  | {
      questions: ReturnType<Judge["next"]>;
      progress: ReturnType<Judge["progress"]>;
      report: ReturnType<Judge["report"]>;
    }
  | { failed: string };

/** The number of questions per message. */
const BATCH = 500;

let judge: Judge | null = null;

async function answer(message: ToJudge): Promise<FromJudge> {
  if ("begin" in message) {
    await init();
    judge = new Judge(message.begin, message.questions === null ? {} : { questions: message.questions });
  } else if ("settle" in message) {
    judge?.settle();
  } else {
    // `answer` needs an answer to each question that `next` returned last, so `next` first returns only the answered
    // questions again.
    judge?.next(message.given.length);
    judge?.answer(message.given);
  }
  if (!judge) throw new Error("the judge has not begun");
  return { questions: judge.next(BATCH), progress: judge.progress(), report: judge.report() };
}

addEventListener("message", async ({ data }: MessageEvent<ToJudge>) => {
  postMessage(await answer(data).catch((error): FromJudge => ({ failed: String(error) })));
});
