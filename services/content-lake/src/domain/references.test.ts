import { referencesOf, strengthened, strongReferencesOf } from "./references.ts";

const post = {
  author: { _type: "reference", _ref: "ada" },
  body: [
    { _key: "1", link: { _ref: "faq", _weak: true } },
    { _key: "2", link: { _ref: "faq" } },
  ],
  elsewhere: { _ref: "x", _dataset: "other", _projectId: "p" },
  odd: { _ref: 7 },
};

describe("references", () => {
  it("are found at any depth, except those to other datasets", () => {
    expect(referencesOf(post)).toEqual([
      { id: "ada", isWeak: false },
      { id: "faq", isWeak: true },
      { id: "faq", isWeak: false },
    ]);
    expect([...strongReferencesOf(post)]).toEqual(["ada", "faq"]);
  });

  it("become strong when published if they ask for it, in a copy", () => {
    const draft = {
      strong: { _ref: "a", _weak: true, _strengthenOnPublish: { type: "author" } },
      weak: { _ref: "b", _weak: true, _strengthenOnPublish: { type: "author", weak: true } },
      plain: { _ref: "c", _weak: true },
    };
    expect(strengthened(draft)).toEqual({
      strong: { _ref: "a" },
      weak: { _ref: "b", _weak: true },
      plain: { _ref: "c", _weak: true },
    });
    expect(draft.strong._weak).toBe(true);
  });
});
