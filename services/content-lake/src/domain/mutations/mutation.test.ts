import { parseMutation, parseOperations } from "./mutation.ts";

const path = "a.constructor.b";
const textOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  return "taken";
};

describe("a patch", () => {
  it.each([
    ["set", { set: { [path]: 1 } }],
    ["setIfMissing", { setIfMissing: { [path]: 1 } }],
    ["unset", { unset: ["title", path] }],
    ["inc", { inc: { [path]: 1 } }],
    ["dec", { dec: { [path]: 1 } }],
    ["diffMatchPatch", { diffMatchPatch: { [path]: "" } }],
    ["insert before", { insert: { before: path, items: [] } }],
    ["insert after", { insert: { after: path, items: [] } }],
    ["insert in the place of", { insert: { replace: path, items: [] } }],
  ])("can't %s through a prototype", (_name, operations) => {
    expect(() => parseMutation({ patch: { id: "a", ...operations } })).toThrow("can't lead through");
  });

  it.each([["before"], ["after"], ["replace"]])("may insert in the place: %s", (where) => {
    const patch = { id: "a", insert: { [where]: "tags[0]", items: ["x"] } };
    expect(parseMutation({ patch })).toEqual({ patch });
  });

  it("is refused where its values can't be stored, in an action as in a mutation", () => {
    const operations = { set: { title: Infinity } };
    expect(textOf(() => parseOperations(operations))).toContain("Numbers must be finite");
    expect(textOf(() => parseMutation({ patch: { id: "a", ...operations } }))).toContain("must be finite");
  });
});

it("The refusal of a malformed patch names the malformed part", () => {
  const malformed = textOf(() => parseOperations({ inc: { views: "1" } }));
  expect(malformed).toContain("Malformed patch: inc.views: ");
});
