import { readFragment } from "./address.ts";

function at(hash: string): string {
  Object.defineProperty(globalThis, "location", { value: { hash }, configurable: true });
  return readFragment();
}

describe("The fragment of an address", () => {
  it.each([
    ["", ""],
    ["#how-made", "how-made"],
    ["#caf%C3%A9", "café"],
    ["#%E0%A4%A", ""],
  ])("of %j is %j", (hash, expected) => {
    expect(at(hash)).toBe(expected);
  });
});
