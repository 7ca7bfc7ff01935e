import { findLeak } from "./find-leak.ts";

describe("findAnagrams", () => {
  it("finds the letters in another order within a longer series", () => {
    expect(findLeak("crane", "so B D F G H J K N A C R E it is")).toMatchObject({
      rule: "anagram",
      place: { text: "N A C R E" },
    });
  });

  it("finds a common word where the text speaks of anagrams", () => {
    expect(findLeak("thing", "some mixed-up night")).toMatchObject({
      rule: "anagram",
      place: { text: "night" },
    });
  });
});
