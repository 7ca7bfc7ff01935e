import { wading } from "./candidate.fixture.ts";
import { faultOfForm, sharesWith, textOf } from "./candidate.ts";

const text = textOf({ ...wading, line1: " I wade on\nstilts  where reedy waters run, " });

it("makes a tidy text of what the model wrote", () => {
  expect(text.lines[0]).toBe("I wade on stilts where reedy waters run,");
  expect(text.hints).toHaveLength(3);
  expect(faultOfForm(text)).toBeUndefined();
});

it.each([
  [
    "a line with markup",
    { lines: [...text.lines.slice(0, 3), "And <b>hoist</b> the beams of all."] },
    /plain punctuation/,
  ],
  ["a link", { hints: ["Look at https://example.org for it.", ...text.hints.slice(1)] }, /plain punctuation/],
  ["an emoji", { theme: "wings 🐦" }, /plain punctuation/],
  ["another script", { theme: "журавль" }, /plain punctuation/],
  ["a long line", { lines: ["word ".repeat(17), ...text.lines.slice(1)] }, /each line must have 12 to 80/],
  ["an empty line", { lines: ["", ...text.lines.slice(1)] }, /each line must have 12 to 80/],
  ["a long theme", { theme: "one two three four five" }, /one to four words/],
  ["a short hint", { hints: ["Bird.", ...text.hints.slice(1)] }, /each hint must have 12 to 110/],
  ["a hint twice", { hints: [text.hints[0], text.hints[0].toUpperCase(), text.hints[2]] }, /there twice/],
])("refuses a text with %s", (_what, change, fault) => {
  expect(faultOfForm({ ...text, ...(change as Partial<typeof text>) })).toMatch(fault);
});

it.each([
  ["lines", 12, 80],
  ["hints", 12, 110],
] as const)("takes %s of %i to %i characters", (part, min, max) => {
  const faultAt = (length: number) => {
    const changed = "a".repeat(length - 1) + ".";
    return faultOfForm({ ...text, [part]: [changed, ...text[part].slice(1)] });
  };
  expect([faultAt(min), faultAt(max)]).toEqual([undefined, undefined]);
  expect([faultAt(min - 1), faultAt(max + 1)]).toEqual(Array(2).fill(expect.stringContaining("characters")));
});

it.each([
  ["four words", "one two three four", true],
  ["sixty characters", "x".repeat(60), true],
  ["61 characters", "x".repeat(61), false],
  ["nothing", "", false],
])("judges a theme of %s", (_what, theme, isTaken) => {
  expect(faultOfForm({ ...text, theme }) === undefined).toBe(isTaken);
});

it("takes a text without a theme", () => {
  expect(faultOfForm({ ...text, theme: null })).toBeUndefined();
});

it("notices a line or a hint of an example, however it is punctuated", () => {
  const other = {
    ...text,
    lines: ["Another", "verse", "of four", "lines"],
    hints: ["One.", "Two.", "Three."] as const,
  };
  expect(sharesWith(other, [text])).toBe(false);
  expect(sharesWith({ ...other, lines: ["Then fold my neck, and sail into the sun!"] }, [text])).toBe(true);
  expect(sharesWith({ ...other, hints: ["One.", "Two.", text.hints[2]] }, [text])).toBe(true);
});
