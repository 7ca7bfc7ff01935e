import { contentHash, entityTag, matchingTag } from "./entity-tag.ts";

describe("entity tags", () => {
  const hash = contentHash(Buffer.from("page"));

  it("are strong, and differ by encoding and by content", () => {
    expect(entityTag(hash, "identity")).toMatch(/^"[\w-]{27}"$/);
    expect(entityTag(hash, "br")).not.toBe(entityTag(hash, "gzip"));
    expect(contentHash(Buffer.from("pagf"))).not.toBe(hash);
    // The beginning of the SHA-256 of "page", in base64url: stable, so that a restart keeps what browsers hold.
    expect(hash).toBe("NmAxWprz3yVdjxmrB35Hl4IrQUi");
  });

  it.each([
    [`"${hash}"`, `"${hash}"`],
    [`"${hash}-br"`, `"${hash}-br"`],
    [`W/"${hash}-gzip"`, `"${hash}-gzip"`],
    [`"other", "${hash}"`, `"${hash}"`],
    ["*", `"${hash}"`],
    [`"other"`, undefined],
    [hash, undefined],
    [`"${hash}-zstd"`, undefined],
    [`"${hash}`, undefined],
    ["", undefined],
    [",,,", undefined],
  ])("sent by a client as %s match %s", (header, tag) => {
    expect(matchingTag(header, hash)).toBe(tag);
  });
});
