import { createFetchedSource, createScheduleSource } from "./answer-source.ts";
import type { AnswerStore } from "./answer-store.ts";

const date = "2027-03-14";

/** A store with one answer at most, which keeps the first one that it is given. */
function storeWith(word?: string) {
  let kept = word;
  const store = {
    find: () => Promise.resolve(kept),
    keep: (_date: string, found: string) => Promise.resolve((kept ??= found)),
  };
  return store as unknown as AnswerStore;
}

describe("a schedule", () => {
  const words = ["crane", "slate", "trace"];

  it("gives a date the same word each time", async () => {
    const source = createScheduleSource(storeWith(), "a seed", words);
    const word = await source.wordFor(date);
    expect(words).toContain(word);
    expect(await source.knownWordFor(date)).toBe(word);
  });

  it("yields to the word that an operator has set", async () => {
    const source = createScheduleSource(storeWith("adieu"), "a seed", words);
    expect([await source.wordFor(date), await source.knownWordFor(date)]).toEqual(["adieu", "adieu"]);
  });
});

describe("a source that is asked for each date", () => {
  it("is asked once, and not to find out what is known", async () => {
    const fetchAnswer = jest.fn(() => Promise.resolve("crane"));
    const source = createFetchedSource(storeWith(), storeWith(), fetchAnswer);
    expect(await source.knownWordFor(date)).toBeUndefined();
    expect(fetchAnswer).not.toHaveBeenCalled();
    expect([await source.wordFor(date), await source.wordFor(date)]).toEqual(["crane", "crane"]);
    expect(fetchAnswer.mock.calls).toEqual([[date]]);
    expect(await source.knownWordFor(date)).toBe("crane");
  });

  it("yields to the word that an operator has set, also after it has been asked", async () => {
    const fetchAnswer = jest.fn(() => Promise.resolve("crane"));
    const source = createFetchedSource(storeWith("adieu"), storeWith("crane"), fetchAnswer);
    expect([await source.wordFor(date), await source.knownWordFor(date)]).toEqual(["adieu", "adieu"]);
    expect(fetchAnswer).not.toHaveBeenCalled();
  });

  it("gives the word that another replica has kept meanwhile", async () => {
    const fetched = storeWith();
    const source = createFetchedSource(storeWith(), fetched, async () => {
      await fetched.keep(date, "slate");
      return "crane";
    });
    expect(await source.wordFor(date)).toBe("slate");
  });
});
