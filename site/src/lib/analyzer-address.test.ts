import { analyzerAddress, answerIn, lettersIn, reviewAddress } from "./analyzer-address.ts";

const fragmentOf = (address: string) => address.split("#")[1] ?? "";

it("keeps the letters that were opened, and the answer of a game to review, in the fragment", () => {
  expect(lettersIn(fragmentOf(analyzerAddress("c___e")))).toBe("c___e");
  expect(answerIn(fragmentOf(reviewAddress("crane")))).toBe("crane");
  expect(analyzerAddress("_____")).not.toContain("#");
});

it("takes nothing else for letters or an answer", () => {
  for (const fragment of [
    "",
    "letters-_____",
    "letters-cr",
    "letters-CRANE",
    "letters-c___e2",
    "review-crane",
  ])
    expect(lettersIn(fragment)).toBeNull();
  for (const fragment of ["", "review-", "review-cranes", "review-<b>xx", "letters-crane"])
    expect(answerIn(fragment)).toBeNull();
});
