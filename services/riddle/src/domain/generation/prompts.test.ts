import { solvingPrompt, writingPrompt } from "./prompts.ts";

const example = {
  lines: ["Roofs wear me,", "schools wrote on me"],
  theme: "grey and clean",
  hints: ["1st", "2nd", "3rd"] as const,
  notes: ["of roofs", "of schools", "of grey", "of clean"] as const,
};

it("shows the writer examples for the tone, and why earlier candidates were refused", () => {
  const { user } = writingPrompt("crane", [example], ["the hint 2 gave the word away"]);
  expect(user).toContain('The word is "crane".');
  expect(user).toContain("Theme: grey and clean\nRoofs wear me,\nschools wrote on me\nHint 1: 1st");
  expect(user).toContain("Note 1: of roofs");
  expect(user).toContain("- the hint 2 gave the word away");
});

it("says nothing of examples or refusals when there are none", () => {
  expect(writingPrompt("crane", []).user).toBe(
    'The word is "crane".\n\nWrite the riddle of the word "crane".',
  );
});

it("shows the solver the verse, and hints only if there are any", () => {
  expect(solvingPrompt(["One", "two"], []).user).toBe("One\ntwo");
  expect(solvingPrompt(["One"], ["a", "b", "c"]).user).toBe("One\n\nHint 1: a\nHint 2: b\nHint 3: c");
});
