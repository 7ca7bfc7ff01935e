import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { toFile } from "./studio-files.ts";

const long = Buffer.from("let x = 1;\n".repeat(500));

describe("A file of the studio", () => {
  it("is compressed when that gains something, and only once", async () => {
    const file = toFile("/static/a-CU4XCgXZ.js", long);
    const [br, gz] = [await file.compressed("br"), await file.compressed("gzip")];
    expect(brotliDecompressSync(br ?? "").equals(long)).toBe(true);
    expect(gunzipSync(gz ?? "").equals(long)).toBe(true);
    expect(file.compressed("br")).toBe(file.compressed("br"));
    expect(toFile("/static/a.js", Buffer.from("1")).compressed("br")).toBeUndefined();
    expect(toFile("/static/a.png", long).compressed("br")).toBeUndefined();
  });

  it.each([
    ["/static/sanity-CU4XCgXZ.js", true],
    ["/static/lib-BKgqPOpD.css", true],
    ["/static/favicon.svg", false],
    ["/index.html", false],
    ["/vendor-CU4XCgXZ.js", false],
  ])("%s is kept for ever by browsers: %s", (path, isHashed) =>
    expect(toFile(path, long).isHashed).toBe(isHashed),
  );
});
