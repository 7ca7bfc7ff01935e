import {
  checkTextResponseSchema,
  checkTextRequestSchema,
  editorsTextSchema,
  hintFactsSchema,
  latestRiddleQuerySchema,
  latestRiddleSchema,
} from "./riddle.ts";

const facts = { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" };
const riddle = {
  id: "2026-11-21",
  date: "2026-11-21",
  puzzleNumber: 1982,
  timeZone: "America/New_York",
  word: null,
  wordLength: 5,
  riddle: "One line\nand another",
  facts,
  releasedAt: "2026-11-21T05:05:00.000Z",
  answerAvailableAt: "2026-11-22T05:05:00.000Z",
  nextRiddleAt: "2026-11-22T05:05:00.000Z",
};

describe("the latest riddle", () => {
  it("is accepted with and without its word, and drops unknown fields", () => {
    expect(latestRiddleSchema.parse(riddle)).toEqual(riddle);
    expect(latestRiddleSchema.parse({ ...riddle, word: "crane", answer: "crane" })).toEqual({
      ...riddle,
      word: "crane",
    });
  });

  it("is refused with what a hostile sender could make of it", () => {
    for (const wrong of [
      { puzzleNumber: 1.5 },
      { riddle: {} },
      { facts: { ...facts, vowelCount: -1 } },
      { facts: { ...facts, startsWith: "__proto__" } },
      { nextRiddleAt: "2026-02-30T00:00:00Z" },
      { answerAvailableAt: "2026-11-21T05:05:00-05:00" },
      { releasedAt: undefined },
    ])
      expect(latestRiddleSchema.safeParse({ ...riddle, ...wrong }).success).toBe(false);
    for (const wrong of [undefined, null, [riddle]])
      expect(latestRiddleSchema.safeParse(wrong).success).toBe(false);
  });

  it("has hint facts that never carry the word", () => {
    expect(hintFactsSchema.parse({ ...facts, word: "crane" })).toEqual(facts);
  });
});

describe("the query for the latest riddle", () => {
  it("may name a zone", () => {
    expect(latestRiddleQuerySchema.parse({})).toEqual({});
    expect(latestRiddleQuerySchema.parse({ tz: "Asia/Tokyo", extra: "1" })).toEqual({ tz: "Asia/Tokyo" });
  });

  it("refuses a zone that isn't a short text", () => {
    for (const tz of [["Asia/Tokyo", "UTC"], { name: "UTC" }, 1, null, "x".repeat(65)])
      expect(latestRiddleQuerySchema.safeParse({ tz }).success).toBe(false);
  });

  it("lets nothing reach a prototype", () => {
    const parsed = latestRiddleQuerySchema.parse(JSON.parse('{"__proto__":{"tz":"UTC"}}'));
    expect(parsed.tz).toBeUndefined();
  });
});

describe("a text to be checked", () => {
  it("may be long, up to a limit", () => {
    expect(checkTextRequestSchema.parse({ text: "x".repeat(100_000), extra: 1 }).text).toHaveLength(100_000);
    for (const body of [{ text: "x".repeat(100_001) }, { text: { $ne: "" } }, {}, null])
      expect(checkTextRequestSchema.safeParse(body).success).toBe(false);
  });

  it("comes to the riddle service with its editor and the address of the request", () => {
    const text = { text: "a", editor: "ada", client: "192.0.2.1" };
    expect(editorsTextSchema.parse({ ...text, extra: 1 })).toEqual(text);
    const huge = "x".repeat(129);
    for (const wrong of [{ editor: "" }, { editor: huge }, { editor: null }, { client: huge }, { client: 1 }])
      expect(editorsTextSchema.safeParse({ ...text, ...wrong }).success).toBe(false);
    expect(editorsTextSchema.safeParse({ text: "a" }).success).toBe(false);
  });

  it("gets a yes, or a no with the reason, or isn't judged", () => {
    expect(checkTextResponseSchema.parse({ ok: true, word: "crane" })).toEqual({ ok: true });
    expect(checkTextResponseSchema.parse({ ok: false, reason: "why" })).toEqual({ ok: false, reason: "why" });
    expect(checkTextResponseSchema.parse({ ok: null, reason: "why" })).toEqual({ ok: null, reason: "why" });
    for (const body of [{ ok: false }, { ok: null }, { ok: false, reason: "" }, { ok: "true" }, {}])
      expect(checkTextResponseSchema.safeParse(body).success).toBe(false);
  });
});
