import type { SlugValidationContext } from "sanity";
import { validationContext } from "../../testing/validation-context.ts";
import { isUniqueAmong } from "./unique-slug.ts";

const guide = (_id: string, current = "vowels") => ({ _id, _type: "guide", slug: { current } });

/** Returns whether a document with that id may have the slug `vowels`, among guides and pages. */
const isFree = (_id: string, stored: readonly object[]) =>
  isUniqueAmong(["guide", "page"])(
    "vowels",
    validationContext({ _id, _type: "guide" }, stored) as SlugValidationContext,
  );

describe("The last part of an address", () => {
  it("is free when no other document has it", async () => {
    expect(await isFree("drafts.mine", [guide("other", "consonants")])).toBe(true);
  });

  it.each([
    ["in its published version", guide("other")],
    ["only in its draft", guide("drafts.other")],
    ["and is of another type below the same path", { ...guide("other"), _type: "page" }],
  ])("is taken when another document has it %s", async (_where, other) => {
    expect(await isFree("drafts.mine", [guide("first", "else"), other])).toBe(false);
    expect(await isFree("mine", [other])).toBe(false);
  });

  it("is free for the document that has it already, in both of its versions", async () => {
    for (const id of ["mine", "drafts.mine", "versions.autumn.mine"])
      expect(await isFree(id, [guide("mine"), guide("drafts.mine")])).toBe(true);
  });

  it("is free when a document has it whose page is elsewhere", async () => {
    expect(await isFree("drafts.mine", [{ ...guide("post"), _type: "blogPost" }])).toBe(true);
  });
});
