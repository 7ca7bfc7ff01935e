import { shortAddress } from "./short-address.ts";

describe("An e-mail address in a small place", () => {
  it("is shown whole when it is short", () => {
    expect(shortAddress("player@example.org")).toBe("player@example.org");
    expect(shortAddress("exactly-24-long@hint.org")).toBe("exactly-24-long@hint.org");
  });

  it("keeps its beginning and its end when it is long", () => {
    expect(shortAddress("somebody.with.patience@puzzles.example.org")).toBe("somebody.wi….example.org");
  });

  it("is never cut in the middle of a character", () => {
    expect(shortAddress(`${"🧩".repeat(20)}@example.org`)).toBe(`${"🧩".repeat(11)}…@example.org`);
  });
});
