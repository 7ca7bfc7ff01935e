import type { LakeDocument } from "./document.ts";
import { isMuchWork } from "./request-work.ts";

const documentOf = (_id: string, length: number): LakeDocument => ({
  _id,
  _type: "page",
  _rev: "r",
  _createdAt: "",
  _updatedAt: "",
  text: "x".repeat(length),
});
const stored = new Map([
  ["article", documentOf("article", 20_000)],
  ["large", documentOf("large", 300_000)],
]);
const many = (count: number, item: unknown): unknown[] => Array<unknown>(count).fill(item);
const isMuch = (...items: unknown[]) => isMuchWork(items, stored);
const set = (id: string, ...paths: string[]) => ({
  patch: { id, set: Object.fromEntries(paths.map((path) => [path, 1])) },
});
const action = (verb: string, more: object) => ({ actionType: `sanity.action.document.${verb}`, ...more });

describe("What an editor does with an article is little work:", () => {
  const diff = "@@ -1,8 +1,9 @@\n Once upo\n+n\n";
  it.each([
    ["setting a few attributes", set("article", "title", 'body[_key=="a"].children[_key=="b"].text')],
    ["inserting a block", { patch: { id: "article", insert: { after: "body[-1]", items: [{}] } } }],
    ["removing a block", { patch: { id: "article", unset: ['body[_key == "a"]'] } }],
    ["typing", { patch: { id: "article", diffMatchPatch: { text: diff } } }],
    ["creating it", { create: documentOf("new", 20_000) }],
    ["deleting it", { delete: { id: "article" } }],
    ["publishing it", action("publish", { draftId: "drafts.article", publishedId: "article" })],
    ["malformed mutations", 7, null, { patch: null }, { patch: { set: [] } }, { create: "x" }],
  ])("%s", (_what, ...items) => {
    expect(isMuch(...items)).toBe(false);
  });
});

describe("It is much work", () => {
  it.each([
    ["to change a large document", set("large", "title")],
    ["to create one", { create: documentOf("new", 300_000) }],
    ["to publish one", action("publish", { draftId: "large", publishedId: "new" })],
    ["to edit one", action("edit", { draftId: "new", publishedId: "large", patch: { set: { a: 1 } } })],
    ["to delete one with its drafts", action("delete", { publishedId: "new", includeDrafts: ["large"] })],
    ["to change a document in many places", set("article", ...Array.from({ length: 50 }, (_, n) => `a${n}`))],
    ["to follow a path to many places", set("article", "a[:].b")],
    ["to follow a path to any depth", { patch: { id: "article", unset: ["..a"] } }],
    [
      "to follow a path to some items",
      { patch: { id: "article", insert: { before: "a[n > 1]", items: [] } } },
    ],
    ["to apply a long diff", { patch: { id: "article", diffMatchPatch: { text: "x".repeat(1000) } } }],
    ["to select documents by a query", { delete: { query: "*" } }],
  ])("%s", (_what, item) => {
    expect(isMuch(item)).toBe(true);
  });

  it("to change a document many times, also one that the request has created", () => {
    expect(isMuch(...many(20, set("article", "title")))).toBe(true);
    expect(isMuch({ create: documentOf("new", 20_000) }, ...many(20, set("new", "title")))).toBe(true);
    expect(isMuch(...many(20, set("missing", "title")))).toBe(false);
  });

  it("to read very many mutations", () => {
    expect(isMuch(...many(600, { delete: { id: "missing" } }))).toBe(true);
  });
});
