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

  it("is empty if only the order of attributes has changed", () => {
    expect(encodePatch({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toEqual([]);
  });

  it("creates and deletes documents", () => {
    expect(encodePatch(null, { _id: "a" })).toEqual([0, { _id: "a" }]);
    expect(encodePatch({ _id: "a" }, null)).toEqual([0, null]);
  });

  it("is small for a small edit in a long text", () => {
    const text = "Ünïcode 😀 and more of it. ".repeat(500);
    const patch = encodePatch({ body: [{ _key: "a", text }] }, { body: [{ _key: "a", text: `${text}!` }] });
    expect(JSON.stringify(patch).length).toBeLessThan(60);
  });

  it("moves items with a key instead of writing them again", () => {
    const [a, b] = [
      { _key: "a", text: "long ".repeat(50) },
      { _key: "b", text: "also long ".repeat(50) },
    ];
    const patch = encodePatch({ items: [a, b] }, { items: [b, { ...a, done: true }] });
    expect(JSON.stringify(patch).length).toBeLessThan(60);
    expect(applyPatch({ items: [a, b] }, patch)).toEqual({ items: [b, { ...a, done: true }] });
  });

  it("handles arrays with more items than a call may have arguments", () => {
    const items = Array.from({ length: 300_000 }, (_, index) => index);
    expect(decoded({ items }, { items: [...items, "more"] })).toEqual({ items: [...items, "more"] });
  });
});
