import {
  documentIdPattern,
  draftIdOf,
  isPublicId,
  isPublishedId,
  publishedIdOf,
  releaseOf,
} from "./document-id.ts";

describe("a document's id", () => {
  it.each(["a", "A-1_b", "drafts.post", "versions.r1.post", "_.releases.r1", "x".repeat(128)])(
    "may be %p",
    (id) => expect(id).toMatch(documentIdPattern),
  );

  it.each(["", "-a", ".a", "a.", "a..b", "a b", "ä", "a/b", "x".repeat(129), "a\n"])("may not be %p", (id) =>
    expect(id).not.toMatch(documentIdPattern),
  );

  it("contains the published id of a draft or version", () => {
    expect(["post", "drafts.post", "versions.r1.post", "versions.r1.a.b"].map(publishedIdOf)).toEqual([
      "post",
      "post",
      "post",
      "a.b",
    ]);
    expect(["post", "drafts.post", "versions.r1.post"].map(draftIdOf)).toEqual(Array(3).fill("drafts.post"));
    expect(["post", "drafts.post", "versions.r1.post"].map(releaseOf)).toEqual([undefined, undefined, "r1"]);
  });

  it("is published if it is neither, and public without a path", () => {
    expect(["post", "secret.post", "drafts.post", "versions.r.post"].map(isPublishedId)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(["post", "secret.post", "drafts.post"].map(isPublicId)).toEqual([true, false, false]);
  });
});
