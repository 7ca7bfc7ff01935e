import { asStored, checkPath, checkShape } from "./document-shape.ts";
import { maxDocumentBytes } from "./limits.ts";

const inArrays = (levels: number): unknown => (levels === 0 ? 1 : [inArrays(levels - 1)]);
const inObjects = (levels: number): unknown => (levels === 0 ? 1 : { a: inObjects(levels - 1) });

it.each([
  ["arrays", inArrays],
  ["objects", inObjects],
])("Values may have 64 levels of %s, and no more", (_what, nested) => {
  expect(() => checkShape(nested(64))).not.toThrow();
  expect(() => checkShape(nested(65))).toThrow("64 levels");
});

it.each(["toString", "valueOf", "isPrototypeOf", "a\0b"])("No attribute may have the name %j", (name) => {
  expect(() => checkShape({ list: [{ [name]: 1 }] })).toThrow("can't be named");
});

describe("a document of the largest size", () => {
  const sized = (bytes: number, character: string) => {
    const left = bytes - JSON.stringify({ text: "" }).length;
    return { text: character.repeat(left / Buffer.byteLength(character)) };
  };

  it.each(["x", "ü"])("is stored, and one that is larger isn't, in UTF-8: %s", (character) => {
    // An even number of bytes is left for the text.
    const most = sized(maxDocumentBytes - 1, character);
    expect(asStored(most)).toEqual(most);
    expect(() => asStored({ text: `${most.text}xx` })).toThrow(`${maxDocumentBytes} bytes`);
  });

  it("may have every one of the bytes", () => {
    expect(() => asStored(sized(maxDocumentBytes, "x"))).not.toThrow();
  });
});

it.each([
  "items[_key=='constructor'].text",
  'items[_key != "toString"].text',
  "items[size >= 'valueOf'].text",
  String.raw`items[_key=="a\"].constructor"].text`,
])("A path may compare with any text: %s", (path) => {
  expect(() => checkPath(path)).not.toThrow();
});

it.each([
  "items[_key=='a'].constructor.text",
  'items[_key != "a"].__proto__',
  "['toString']",
  String.raw`items[_key=="a\\"].constructor["b"]`,
])("No path may lead through the prototype: %s", (path) => {
  expect(() => checkPath(path)).toThrow("can't lead through");
});
