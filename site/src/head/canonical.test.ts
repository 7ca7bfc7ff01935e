import { canonicalAddress } from "./canonical.ts";

describe("The canonical address", () => {
  it.each([
    ["https://hint.example/", "https://hint.example"],
    ["https://www.hint.example/about/", "https://hint.example/about"],
    ["https://hint.example/about?utm_source=x&y=1", "https://hint.example/about"],
    ["https://hint.example/about/#top", "https://hint.example/about"],
    ["http://localhost:8000/word-lists", "http://localhost:8000/word-lists"],
    ["https://wwwhint.example/www.", "https://wwwhint.example/www."],
  ])("of %s is %s", (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical);
  });

  it("is its own canonical address", () => {
    const once = canonicalAddress("https://www.hint.example/a//?b");
    expect(canonicalAddress(once)).toBe(once);
  });
});
