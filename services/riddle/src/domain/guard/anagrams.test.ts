import { findLeak } from "./find-leak.ts";

describe("findAnagrams", () => {
  it("finds the letters in another order within a longer series", () => {
    expect(findLeak("crane", "so B D F G H J K N A C R E it is")).toMatchObject({
      rule: "anagram",
      place: { text: "N A C R E" },
    });
  });
});
