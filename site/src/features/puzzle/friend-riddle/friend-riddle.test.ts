import { fragmentOf, riddleIn, tidyLine } from "./friend-riddle.ts";

const riddle = {
  word: "crane",
  lines: ["I stand on one leg where reeds sway,", "“Ça va?” says the frog. 🐸", "<b>No.</b>"],
};
const made = (...parts: unknown[]) =>
  fragmentOf({ word: parts[0] as string, lines: parts.slice(1) as string[] });

it("goes into an address and comes out of it unchanged, in characters that need no escape", () => {
  const fragment = fragmentOf(riddle);
  expect(fragment).toMatch(/^[\w-]+$/);
  expect(riddleIn(fragment)).toEqual(riddle);
});

it("is nothing else than what the page has made", () => {
  const long = "x".repeat(81);
  for (const fragment of [
    "",
    "#",
    "crane",
    "%E0%A4%A",
    "a".repeat(5_000),
    btoa("{}"),
    btoa('["crane"]'),
    btoa("\xff\xfe"),
    made("crane"),
    made("cranes", "A line"),
    made("CRANE", "A line"),
    made("crane", "1", "2", "3", "4", "5"),
    made("crane", long),
    made("crane", ""),
    made("crane", 5),
    made("crane", { html: "<b>" }),
    made("crane", "two\nlines"),
    made("crane", "\u202eturned around"),
  ])
    expect(riddleIn(fragment)).toBeNull();
});

it("has its lines tidied before they go into the address", () => {
  expect(tidyLine("  one\n\ttwo\u202e three \u0000")).toBe("one two three");
});
