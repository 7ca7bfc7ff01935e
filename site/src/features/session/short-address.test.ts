import { shortAddress } from "./short-address.ts";

describe("An e-mail address in a small place", () => {
  it("is shown whole when it is short", () => {
    expect(shortAddress("player@example.org")).toEqual(["player", "@example.org"]);
    expect(shortAddress("thirteen-long@thirteen.org")).toEqual(["thirteen-long", "@thirteen.org"]);
  });

  it("keeps the beginning of its name and the end of its host when it is long", () => {
    expect(shortAddress("somebody.with.patience@puzzles.example.org")).toEqual([
      "somebody.wit…",
      "@…example.org",
    ]);
  });

  it("is parted at its last @", () => {
    expect(shortAddress('"a@b"@hint.org')).toEqual(['"a@b"', "@hint.org"]);
  });

  it("is never cut in the middle of a character", () => {
    expect(shortAddress(`${"🧩".repeat(20)}@example.org`)).toEqual([`${"🧩".repeat(12)}…`, "@example.org"]);
  });
});
