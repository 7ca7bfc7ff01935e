import { applyPatch, incremental } from "mendoza";
import { edited, randomObject } from "../../../test/support/random-documents.ts";
import { seededRandom } from "../../../test/support/random.ts";
import { encodePatch } from "./encode-patch.ts";

const decoded = (left: unknown, right: unknown) => applyPatch(left, encodePatch(left, right)) as unknown;

describe("a patch in Mendoza's format", () => {
  it("leads the official decoder to the next revision, and its reverse back, for 10,000 documents", () => {
    const random = seededRandom(20261121);
    for (let round = 0; round < 10_000; round++) {
      const before = random(50) === 0 ? null : randomObject(random, 4);
      const after =
        random(50) === 0 ? null : random(4) === 0 ? randomObject(random, 4) : edited(before, random);
      expect(decoded(before, after)).toStrictEqual(after);
      expect(decoded(after, before)).toStrictEqual(before);
    }
  });

  it("works with the incremental decoder, which tracks who wrote what", () => {
    const random = seededRandom(7);
    for (let round = 0; round < 500; round++) {
      let document: unknown = randomObject(random, 3);
      let told = incremental.wrap(document, 0);
      for (let author = 1; author <= 10; author++) {
        const next = edited(document, random);
        told = incremental.applyPatch(told, encodePatch(document, next), author);
        document = next;
        expect(incremental.unwrap(told)).toStrictEqual(document);
      }
    }
  });

  it.each<[string, left: unknown, right: unknown, ...patch: unknown[]]>([
    ["sets a field", { a: 1, b: 2 }, { a: 1, b: 3 }, 17, 3, "b"],
    ["adds a field", { a: 1 }, { a: 1, b: null }, 17, null, "b"],
    ["deletes fields by their places in sorted order", { b: 1, a: 2, c: 3 }, { a: 2 }, 19, 1, 19, 2],
    ["changes an object in a field", { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, 10, 0, 17, 3, "c", 15],
    ["renames a field of an object", { a: { b: 1 } }, { a: { c: 1 } }, 10, 0, 19, 0, 17, 1, "c", 15],
    ["replaces null by an object", { a: null }, { a: {} }, 17, {}, "a"],
    ["replaces an object by null", { a: {} }, { a: null }, 17, null, "a"],
    ["replaces an array by an object", { a: ["x"] }, { a: { 0: "x" } }, 17, { 0: "x" }, "a"],
    ["replaces an object by an array", { a: { 0: "x" } }, { a: ["x"] }, 17, ["x"], "a"],
    ["replaces a text by a number", { a: "1" }, { a: 1 }, 17, 1, "a"],
    ["replaces a number by a text", { a: 1 }, { a: "1" }, 17, "1", "a"],
    ["empties an array", { a: [1] }, { a: [] }, 17, [], "a"],
  ])("%s", (_what, left, right, ...patch) => {
    expect(encodePatch(left, right)).toEqual(patch);
    expect(applyPatch(left, patch)).toEqual(right);
  });

  const [x, y, z] = ["x", "y", "z"].map((_key) => ({ _key, text: `the text of ${_key}` }));
  const item = { text: "without a key" };
  const many = Array.from({ length: 10_001 }, (_, index) => index);
  it.each<[string, left: unknown[], right: unknown[], ...patch: unknown[]]>([
    ["adds an item", [1, 2], [1, 2, 3], 21, 0, 2, 20, 3],
    ["adds a text to an empty array", [], ["a"], 20, "a"],
    ["removes an item", [1, 2, 3], [1, 3], 21, 0, 1, 21, 2, 3],
    ["moves items", [1, 2, 3], [3, 1], 21, 2, 3, 21, 0, 1],
    ["keeps equal items where they are", [1, 1, 2], [1, 1, 2, 4], 21, 0, 3, 20, 4],
    ["keeps equal items that follow each other", [1, 2, 3, 1], [0, 3, 1], 20, 0, 21, 2, 4],
    ["takes the first of equal items elsewhere", [4, 1, 2, 1], [3, 3, 1], 20, 3, 20, 3, 21, 1, 2],
    ["repeats an item", [1, 2], [1, 1, 2], 21, 0, 1, 21, 0, 2],
    ["takes long runs in slices of 10,000", many, [...many, 0], 21, 0, 10_000, 21, 10_000, 10_001, 21, 0, 1],
    ["moves items by their keys", [x, y, z], [z, x, y], 21, 2, 3, 21, 0, 2],
    ["changes an item in its new place", [x, y], [y, { ...x, n: 1 }], 21, 1, 2, 12, 0, 17, 1, "n", 16],
    ["replaces an item by one with another key", [x, y], [z, y], 20, z, 21, 1, 2],
    ["replaces an item with a key by one without", [x], [item], 20, item],
    ["replaces an item without a key by one with", [item], [x], 20, x],
    ["changes an item without a key in its place", [item], [{ ...item, n: 1 }], 12, 0, 17, 1, "n", 16],
    ["takes a key that is no text for none", [{ _key: 1 }], [{ _key: 2 }], 12, 0, 17, 2, "_key", 16],
    ["changes a text in its place", ["one", "two"], ["one", "toy"], 21, 0, 1, 13, 1, 23, 0, 1, 22, "oy", 16],
    ["changes an array in its place", [[1]], [[1, 2]], 13, 0, 21, 0, 1, 20, 2, 16],
  ])("%s of an array", (_what, left, right, ...inner) => {
    const patch = [11, 0, ...inner, 15];
    expect(encodePatch({ a: left }, { a: right })).toEqual(patch);
    expect(applyPatch({ a: left }, patch)).toEqual({ a: right });
  });

  it.each<[string, left: string, right: string, ...patch: unknown[]]>([
    ["the beginning", "one two", "one three", 23, 0, 5, 22, "hree"],
    ["the end", "my clue", "a clue", 22, "a", 23, 2, 7],
    ["both ends", "Grüße an alle", "Grüße für alle", 23, 0, 8, 22, "für", 23, 10, 15],
    ["both ends with nothing between", "abcdef", "abef", 23, 0, 2, 23, 4, 6],
    ["no end twice, in a shorter text", "aaa", "aa", 23, 0, 2],
    ["no end twice, in a longer text", "aa", "aaa", 23, 0, 2, 22, "a"],
    ["no half of a character at the beginning", "a\u{1F600}", "a\u{1F601}", 23, 0, 1, 22, "\u{1F601}"],
    ["no half of a character at the end", "\u{1F600}b", "\u{1FA00}b", 22, "\u{1FA00}", 23, 4, 5],
    ["a character of two code units at the beginning", "\u{1F600}a", "\u{1F600}b", 23, 0, 4, 22, "b"],
    ["a character of two code units at the end", "a\u{1F600}", "b\u{1F600}", 22, "b", 23, 1, 5],
  ])("keeps %s of a text", (_what, left, right, ...inner) => {
    const patch = [11, 0, ...inner, 15];
    expect(encodePatch({ a: left }, { a: right })).toEqual(patch);
    expect(applyPatch({ a: left }, patch)).toEqual({ a: right });
  });

  it.each([
    ["one", "two"],
    ["one", ""],
    ["\u{1F600}", "\u{1F601}"],
    ["\u{1F600}", "\u{1FA00}"],
    ["one \uD800", "one "],
    ["one ", "one \uD800"],
  ])("writes a text again that shares nothing with the former one: %j, %j", (left, right) => {
    expect(encodePatch({ a: left }, { a: right })).toEqual([17, right, "a"]);
  });

  it("is empty if only the order of attributes has changed", () => {
    expect(encodePatch({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toEqual([]);
  });

  it("creates and deletes documents", () => {
    expect(encodePatch(null, { _id: "a" })).toEqual([0, { _id: "a" }]);
    expect(encodePatch({ _id: "a" }, null)).toEqual([0, null]);
  });

  it("handles arrays with more items than a call may have arguments", () => {
    const items = Array.from({ length: 300_000 }, (_, index) => index);
    expect(decoded({ items }, { items: [...items, "more"] })).toEqual({ items: [...items, "more"] });
  });
});
