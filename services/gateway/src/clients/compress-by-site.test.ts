import { brotliDecompressSync } from "node:zlib";
import { storedPage } from "../store/stored-page.fixture.ts";
import { compressBySite } from "./compress-by-site.ts";
import { SiteError, type Site } from "./connect-site.ts";

/** A renderer that can't be reached. */
function useRenderer() {
  const asked: string[] = [];
  const fetch = (path: string) => {
    asked.push(path);
    return Promise.reject(new SiteError("away"));
  };
  return { asked, compress: compressBySite({ fetch } as unknown as Site) };
}

const text = "text ".repeat(500);

describe("a text of the site", () => {
  it("is compressed here if the renderer can't be asked for the build's own form", async () => {
    const { compress, asked } = useRenderer();
    const { br } = await compress(storedPage({ path: "/scripts/app.js", kind: "hashed", body: text }));
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(asked).toEqual(["/scripts/app.js.br", "/scripts/app.js.gz"]);
  });

  it.each([
    ["a page", storedPage({ path: "/about", body: text })],
    ["a script that may change", storedPage({ path: "/sw.js", kind: "file", body: text })],
    ["a picture", storedPage({ path: "/static/logo-0123.svg", kind: "hashed", body: text })],
  ])("is compressed here without asking if it is %s", async (_what, page) => {
    const { compress, asked } = useRenderer();
    expect(brotliDecompressSync((await compress(page)).br).toString()).toBe(text);
    expect(asked).toEqual([]);
  });
});
