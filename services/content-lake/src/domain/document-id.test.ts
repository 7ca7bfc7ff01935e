import { documentIdPattern, draftIdOf, isPublicId, publishedIdOf } from "./document-id.ts";

describe("A document's id", () => {
  it.each(["a", "A-1_b", "drafts.post", "x".repeat(128)])("may be %p", (id) =>
    expect(id).toMatch(documentIdPattern),
  );

  it.each(["", "-a", ".a", "a.", "a..b", "a b", "ä", "a/b", "x".repeat(129), "a\n"])("may not be %p", (id) =>
    expect(id).not.toMatch(documentIdPattern),
  );

  it("tells the ids of the draft and the published document", () => {
    expect(["post", "drafts.post", "secret.post"].map(publishedIdOf)).toEqual([
      "post",
      "post",
      "secret.post",
    ]);
    expect(["post", "drafts.post"].map(draftIdOf)).toEqual(["drafts.post", "drafts.post"]);
  });

  it("is public without a dot", () => {
    expect(["post", "secret.post", "drafts.post"].map(isPublicId)).toEqual([true, false, false]);
  });
});
