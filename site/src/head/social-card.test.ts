import { pictureAddress, pictureOf } from "./social-card.ts";

describe("The social picture of a page", () => {
  it.each([
    ["", "/social/index.png"],
    ["/about", "/social/about.png"],
    ["/blog/letter-frequency-analysis", "/social/blog/letter-frequency-analysis.png"],
    ["/caf%C3%A9", "/social/caf%C3%A9.png"],
  ])("of https://hint.example%s has the path %s", (path, picture) => {
    expect(pictureAddress(`https://hint.example${path}`)).toBe(`https://hint.example${picture}`);
  });

  it("has an alternative text with everything it shows and nothing else", () => {
    const card = { kicker: "Saturday 21 November 2026 · No. 1982", closedTiles: 5 };
    expect(pictureOf("https://hint.example", "WordleHint", "Today's Riddle", card).alt).toBe(
      "WordleHint. Saturday 21 November 2026 · No. 1982. Today's Riddle. 5 closed letter tiles",
    );
    expect(
      pictureOf("https://hint.example", "WordleHint", "Title", { verse: ["I wade,", "I bow."] }).alt,
    ).toBe("WordleHint. I wade, I bow");
    expect(pictureOf("https://hint.example/about", "WordleHint", "About", {}).alt).toBe("WordleHint. About");
  });
});
