import { createByteCache } from "./byte-cache.ts";

it("drops what was not used for longest", () => {
  const cache = createByteCache(8);
  for (const key of ["a", "b", "c", "d"]) cache.set(key, Buffer.from("12"));
  cache.get("a");
  cache.set("e", Buffer.from("12"));
  expect(cache.get("b")).toBeUndefined();
  expect(["a", "c", "d", "e"].every((key) => cache.get(key) !== undefined)).toBe(true);
});

it("doesn't empty itself for something large, and counts a key once", () => {
  const cache = createByteCache(8);
  cache.set("a", Buffer.from("12"));
  for (let time = 0; time < 9; time++) cache.set("b", Buffer.from("12"));
  cache.set("large", Buffer.from("123"));
  expect(cache.get("large")).toBeUndefined();
  expect(cache.get("a")).toEqual(Buffer.from("12"));
});
