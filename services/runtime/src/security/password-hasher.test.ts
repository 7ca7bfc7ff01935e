import { setTimeout as delay } from "node:timers/promises";
import * as argon2 from "argon2";
import { createPasswordHasher } from "./password-hasher.ts";

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const composed = "Grün Käse Straße 17 é";

describe("createPasswordHasher", () => {
  it("verifies the password that was hashed, and no other", async () => {
    const hasher = createPasswordHasher();
    const stored = await hasher.hash("correct horse");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
    await expect(hasher.verify("correct horse", stored)).resolves.toBe(true);
    await expect(hasher.verify("Correct horse", stored)).resolves.toBe(false);
    await expect(hasher.hash("correct horse")).resolves.not.toBe(stored);
  });

  it.each([
    ["accents as characters of their own", composed, composed.normalize("NFD")],
    ["accents within letters", composed.normalize("NFD"), composed],
    ["full-width digits", "Pass phrase 42", "Pass phrase ４２"],
  ])("verifies a password that another keyboard writes with %s", async (_case, chosen, typed) => {
    const hasher = createPasswordHasher();
    await expect(hasher.verify(typed, await hasher.hash(chosen))).resolves.toBe(true);
  });

  it("verifies what an older release has hashed as it was typed", async () => {
    const typed = composed.normalize("NFD");
    const stored = await argon2.hash(typed);
    await expect(createPasswordHasher().verify(typed, stored)).resolves.toBe(true);
  });

  it.each(["wrong", "wrong: gru\u0308n"])(
    "takes the time of a verification for an account that doesn't exist: %s",
    async (password) => {
      const hasher = createPasswordHasher();
      const stored = await hasher.hash("correct horse");
      await expect(hasher.verify("correct horse", undefined)).resolves.toBe(false);
      const known: number[] = [];
      const unknown: number[] = [];
      for (let round = 0; round < 10; round++) {
        known.push(await milliseconds(() => hasher.verify(password, stored)));
        unknown.push(await milliseconds(() => hasher.verify(password, undefined)));
      }
      // The fastest of several runs: the others were interrupted by something else on the machine.
      expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.6);
    },
  );

  it("refuses calls beyond those that may wait, and accepts calls again afterwards", async () => {
    const hasher = createPasswordHasher({ concurrency: 1, maxWaiting: 2 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) => hasher.hash(`password ${index}`)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    const refusals = outcomes.filter((outcome) => outcome.status === "rejected");
    for (const { reason } of refusals) expect(reason).toMatchObject({ code: "unavailable" });
    await expect(hasher.hash("later")).resolves.toMatch(/^\$argon2id/);
  });

  it("leaves the event loop to other requests during a flood", async () => {
    const hasher = createPasswordHasher();
    const over = new AbortController();
    const guesses = Array.from({ length: 20 }, () => hasher.verify("guess", undefined));
    const flood = Promise.all(guesses).finally(() => over.abort());
    let turns = 0;
    while (!over.signal.aborted) {
      await delay(1);
      turns++;
    }
    await flood;
    // Without the thread pool there would be one turn per verification at most.
    expect(turns).toBeGreaterThan(20);
  });

  it("rejects a stored hash that is malformed, and goes on", async () => {
    const hasher = createPasswordHasher({ concurrency: 1 });
    await expect(hasher.verify("password", "no hash")).rejects.toThrow();
    await expect(hasher.verify("password", undefined)).resolves.toBe(false);
  });
});
