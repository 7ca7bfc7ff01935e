import { brotliDecompressSync } from "node:zlib";
import { storedPage } from "../../../test/support/stored-page.ts";
import { compressPage } from "./compress-page.ts";
import { SiteError, type Site } from "./connect-site.ts";

type Respond = (path: string) => Promise<{ status: number; body: Buffer }>;

/** @param respond stands in for the renderer, which by default can't be reached */
function useRenderer(respond: Respond = () => Promise.reject(new SiteError("away"))) {
  const asked: string[] = [];
  const fetch = (path: string, timeZone: string, { signal }: { signal: AbortSignal }) => {
    asked.push(path);
    expect([timeZone, signal.aborted]).toEqual(["UTC", false]);
    return respond(path);
  };
  return { asked, compress: compressPage({ fetch: fetch as Site["fetch"] }) };
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
    ["/scripts/app.js", "/scripts/app.js.br", "/scripts/app.js.gz"],
    ["/styles.0123abcd.css", "/styles.0123abcd.css.br", "/styles.0123abcd.css.gz"],
  ])("is taken from the build, which has compressed %s better", async (path, br, gzip) => {
    const { compress } = useRenderer((asked) => Promise.resolve({ status: 200, body: Buffer.from(asked) }));
    expect(await compress(storedPage({ path, kind: "hashed", body: text }))).toEqual({
      br: Buffer.from(br),
      gzip: Buffer.from(gzip),
    });
  });

  it("is compressed here if the build has only one of the two forms", async () => {
    const { compress } = useRenderer((asked) =>
      Promise.resolve({ status: asked.endsWith(".br") ? 200 : 404, body: Buffer.from("form") }),
    );
    const { br } = await compress(storedPage({ path: "/scripts/app.js", kind: "hashed", body: text }));
    expect(brotliDecompressSync(br).toString()).toBe(text);
  });

  it.each([
    ["a page", storedPage({ path: "/about", body: text })],
    ["a script that may change", storedPage({ path: "/sw.js", kind: "file", body: text })],
    ["a picture", storedPage({ path: "/static/logo-0123.svg", kind: "hashed", body: text })],
    ["a source map", storedPage({ path: "/scripts/app.js.map", kind: "hashed", body: text })],
  ])("is compressed here without asking if it is %s", async (_what, page) => {
    const { compress, asked } = useRenderer();
    expect(brotliDecompressSync((await compress(page)).br).toString()).toBe(text);
    expect(asked).toEqual([]);
  });
});
