import { contentHash, entityTag, namesContent } from "./entity-tag.ts";

describe("entity tags", () => {
  const hash = contentHash(Buffer.from("page"));

  it("are strong and differ by encoding and by content", () => {
    expect(entityTag(hash, "identity")).toMatch(/^"[\w-]{27}"$/);
    expect(entityTag(hash, "br")).not.toBe(entityTag(hash, "gzip"));
    expect(contentHash(Buffer.from("pagf"))).not.toBe(hash);
  });

  it.each([
    [`"${hash}"`, true],
    [`"${hash}-br"`, true],
    [`W/"${hash}-gzip"`, true],
    [`"other", "${hash}"`, true],
    ["*", true],
    [`"other"`, false],
    [hash, false],
    [`"${hash}-zstd"`, false],
    [`"${hash}`, false],
    ["", false],
    [",,,", false],
  ])("%s names the content: %s", (header, names) => {
    expect(namesContent(header, hash)).toBe(names);
  });
});
