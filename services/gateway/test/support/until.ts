import { setTimeout as delay } from "node:timers/promises";

/** Asks again and again until the answer fits; the test's own time-out ends it otherwise. */
export async function until<T>(ask: () => Promise<T> | T, fits: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (fits(answer)) return answer;
    await delay(10);
  }
}
