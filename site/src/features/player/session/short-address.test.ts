import { shortAddress } from "./short-address.ts";

describe("shortAddress()", () => {
  it("keeps a short address whole", () => {
    expect(shortAddress("player@example.org")).toEqual(["player", "@example.org"]);
    expect(shortAddress("thirteen-long@thirteen.org")).toEqual(["thirteen-long", "@thirteen.org"]);
  });

  it("keeps the start of a long name and the end of a long host", () => {
    expect(shortAddress("somebody.with.patience@puzzles.example.org")).toEqual([
      "somebody.wit…",
      "@…example.org",
    ]);
  });

  it("splits at the last @", () => {
    expect(shortAddress('"a@b"@hint.org')).toEqual(['"a@b"', "@hint.org"]);
  });

  it("never cuts a character in half", () => {
    expect(shortAddress(`${"🧩".repeat(20)}@example.org`)).toEqual([`${"🧩".repeat(12)}…`, "@example.org"]);
  });
});
