import { closed, openedIn, withLetter, withOpened, type Opened } from "./opened-help.ts";

const date = "2026-11-29";
const after = (...changes: Partial<Opened>[]): string =>
  changes.reduce<string>(
    (stored, change) => withOpened(stored, date, (opened) => ({ ...opened, ...change })),
    "[]",
  );

describe("What is open of a riddle", () => {
  it("is nothing at first, and of another date never what another one has", () => {
    const stored = after({ answer: "crane", letters: "c...." });
    expect(openedIn(null, date)).toMatchObject({ letters: "", hints: [], answer: null, helped: "riddle" });
    expect(openedIn(stored, date)).toMatchObject({ answer: "crane", letters: "c...." });
    expect(openedIn(stored, "2026-11-30")).toEqual(openedIn(null, date));
  });

  it("is kept of the last seven dates that were changed", () => {
    const days = ["21", "22", "23", "24", "25", "26", "27", "21", "28"].map((day) => `2026-11-${day}`);
    const stored = days.reduce<string>(
      (before, day) => withOpened(before, day, (opened) => ({ ...opened, facts: true })),
      "[]",
    );
    expect(days.filter((day) => !openedIn(stored, day).facts)).toEqual(["2026-11-22"]);
  });

  it.each([
    ["no JSON", "{"],
    ["no list", `{"date":"${date}","answer":"crane"}`],
    ["of another kind", `[null, 7, "x", {"date":7,"answer":"crane"}]`],
    [
      "of a date, with nothing as expected",
      `[{"date":"${date}","facts":1,"letters":"<b>","hints":"no","folded":{},"answer":7,"notes":[1],"guesses":[null],"tries":3,"helped":"toString"}]`,
    ],
  ])("is nothing if the stored text is %s", (_what, stored) => {
    expect(openedIn(stored, date)).toMatchObject(openedIn(null, date));
  });

  it("has letters at their places", () => {
    expect(withLetter(withLetter("", 2, "r", 5), 5, "e", 5)).toBe(".r..e");
  });
});

describe("How far a player has read", () => {
  it.each([
    ["riddle", { guesses: ["slate"] }],
    ["facts", { facts: true }],
    ["hint-1", { facts: true, hints: ["a"] }],
    ["hint-3", { hints: ["a", "b", "c"] }],
    ["letters", { hints: ["a"], letters: "c...." }],
    ["answer", { answer: "crane" }],
    ["riddle", { answer: "crane", isGuessed: true }],
  ] as const)("is %s after %j", (helped, change) => {
    expect(openedIn(after(change), date).helped).toBe(helped);
  });

  it("stays known when all is closed, and grows no more once the word is guessed", () => {
    const guessed = after({ hints: ["a"] }, { answer: "crane", isGuessed: true }, { letters: "cr..." });
    expect(openedIn(guessed, date).helped).toBe("hint-1");
    const nothing = withOpened(guessed, date, closed);
    expect(openedIn(nothing, date)).toMatchObject({ hints: [], letters: "", answer: null, helped: "hint-1" });
  });
});
