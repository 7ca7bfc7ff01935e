import { baseId } from "./base-id.ts";

describe("The base id of a document", () => {
  it("is the same for its draft, its versions and its published form", () => {
    expect(baseId("post-vowels")).toBe("post-vowels");
    expect(baseId("drafts.post-vowels")).toBe("post-vowels");
    expect(baseId("versions.r1.post-vowels")).toBe("post-vowels");
  });
});
