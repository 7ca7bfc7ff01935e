import { isDuplicateKey } from "./is-duplicate-key.ts";

it.each([
  [Object.assign(new Error("E11000 duplicate key error"), { code: 11000 }), true],
  [Object.assign(new Error("E11000 duplicate key error"), { code: 11001 }), false],
  [new Error("E11000 duplicate key error"), false],
  [{ code: 11000 }, false],
  [undefined, false],
])("knows an error of a duplicate key by its code: %j", (error, expected) => {
  expect(isDuplicateKey(error)).toBe(expected);
});
