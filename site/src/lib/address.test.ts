import { readFragment } from "./address.ts";

function at(hash: string): string {
  Object.defineProperty(globalThis, "location", { value: { hash }, configurable: true });
  return readFragment();
}

// Test files that run later in the same process would see it; Node has no `location`.
afterEach(() => Reflect.deleteProperty(globalThis, "location"));

describe("readFragment()", () => {
  it.each([
    ["", ""],
    ["#how-made", "how-made"],
    ["#caf%C3%A9", "café"],
    ["#%E0%A4%A", ""],
  ])("reads %j as %j", (hash, expected) => {
    expect(at(hash)).toBe(expected);
  });
});
