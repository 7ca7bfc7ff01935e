import { decodeMetadata, decodePage, encodePage } from "./page-file.ts";
import { storedPage } from "../../test/support/stored-page.ts";

describe("a page's file", () => {
  const page = storedPage({
    tags: ["home", "puzzle:2026-11-21"],
    date: "2026-11-21",
    body: "<p>é\n\u0000</p>",
  });
  const file = encodePage(page) ?? Buffer.alloc(0);

  it("can be decoded", () => {
    expect(decodePage(file)).toEqual(page);
    const { body: _body, ...metadata } = page;
    expect(decodeMetadata(file, file.length)).toEqual(metadata);
  });

  it("is rejected if any byte of it is missing or changed", () => {
    for (let at = 0; at < file.length; at++) {
      expect(decodePage(file.subarray(0, at))).toBeUndefined();
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const read = decodePage(changed);
      if (read) expect(read.body).toEqual(page.body);
    }
  });

  it.each(["", "\n", "{}\n", "null\n", '{"format":3}\nbody', "[".repeat(50_000), "\u0000".repeat(100)])(
    "is rejected if it holds %.20j",
    (text) => {
      expect(decodePage(Buffer.from(text))).toBeUndefined();
      expect(decodeMetadata(Buffer.from(text), 100)).toBeUndefined();
    },
  );

  it("isn't written if the page has too many tags", () => {
    const tags = Array.from({ length: 5000 }, (_, number) => `document-${number}`);
    expect(encodePage(storedPage({ tags }))).toBeUndefined();
  });
});
