import { baseId } from "./base-id.ts";

describe("The id of a document", () => {
  it("is the same for its draft, its versions and what is published", () => {
    expect(baseId("post-vowels")).toBe("post-vowels");
    expect(baseId("drafts.post-vowels")).toBe("post-vowels");
    expect(baseId("versions.r1.post-vowels")).toBe("post-vowels");
  });
});
