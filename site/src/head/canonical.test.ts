import { canonicalAddress } from "./canonical.ts";

describe("canonicalAddress()", () => {
  it.each([
    ["https://hint.example/", "https://hint.example"],
    ["https://www.hint.example/about/", "https://hint.example/about"],
    ["https://hint.example/about?utm_source=x&y=1", "https://hint.example/about"],
    ["https://hint.example/about/#top", "https://hint.example/about"],
    ["http://localhost:8000/word-lists", "http://localhost:8000/word-lists"],
    ["https://wwwhint.example/www.", "https://wwwhint.example/www."],
  ])("turns %s into %s", (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical);
  });

  it("leaves a canonical address unchanged", () => {
    const once = canonicalAddress("https://www.hint.example/a//?b");
    expect(canonicalAddress(once)).toBe(once);
  });
});
