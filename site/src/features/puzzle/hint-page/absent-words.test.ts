import { absentWords } from "./absent-words.ts";

const dates = { first: "2026-08-23", latest: "2026-11-21" };

describe("The page of a day without a riddle", () => {
  it("says that a riddle isn't out yet", () => {
    expect(absentWords("november-22-2026", dates)).toMatchObject({
      heading: "The riddle for 22 November 2026 isn't out yet",
      meant: null,
    });
  });

  it("says when the riddles begin", () => {
    expect(absentWords("march-5-2025", dates)).toMatchObject({
      heading: "There is no riddle for 5 March 2025",
      text: "Our riddles begin on 23 August 2026.",
    });
    expect(absentWords("march-5-2025", { ...dates, first: null }).text).not.toContain("begin");
  });

  it.each([
    ["November-21-2026", "2026-11-21"],
    ["2026-08-23", "2026-08-23"],
    ["2026-08-22", null],
    ["2026-11-22", null],
    ["tomorrow", null],
  ])("guesses which date %s means, if it has a riddle: %s", (slug, meant) => {
    expect(absentWords(slug, dates)).toMatchObject({ heading: "We can't read this date", meant });
  });
});
