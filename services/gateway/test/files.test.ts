import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { useGateway } from "./support/use-gateway.ts";

const { site, get } = useGateway({});

describe("the site's files", () => {
  it("are immutable if their names contain a hash of their content", async () => {
    const path = "/scripts/app-0123456789abcdef0123.js";
    site().show(path, { body: "let a;".repeat(400), headers: { "content-type": "application/javascript" } });
    await get(path);
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-cache": "hit",
    });
    expect(headers).not.toHaveProperty("content-security-policy");
  });

  it("are sent as the site's build has compressed them, from the first visitor on", async () => {
    const path = "/scripts/app-11111111111111111111.js";
    const script = "let a;".repeat(400);
    const built = { br: brotliCompressSync(`${script}\n`), gzip: gzipSync(`${script}\n`) };
    site().show(path, { body: script, headers: { "content-type": "application/javascript" } });
    site().show(`${path}.br`, { body: built.br, headers: { "content-type": "application/octet-stream" } });
    site().show(`${path}.gz`, { body: built.gzip, headers: { "content-type": "application/octet-stream" } });
    for (const encoding of ["br", "gzip"] as const) {
      const { body, headers } = await get(path, { "accept-encoding": encoding });
      expect(headers).toMatchObject({
        "content-encoding": encoding,
        "content-type": "application/javascript",
      });
      expect(body.equals(built[encoding])).toBe(true);
    }
  });

  it("are compressed by the gateway if the build has one of the two forms or none", async () => {
    const script = "let b;".repeat(400);
    for (const [path, form] of [
      ["/scripts/app-22222222222222222222.js", ".br"],
      ["/styles.33333333333333333333.css", ".gz"],
      ["/scripts/app-44444444444444444444.js", ""],
    ] as const) {
      if (form) site().show(path + form, { body: "of no use alone" });
      site().show(path, { body: script, headers: { "content-type": "application/javascript" } });
      expect(brotliDecompressSync((await get(path, { "accept-encoding": "br" })).body).toString()).toBe(
        script,
      );
      expect(gunzipSync((await get(path, { "accept-encoding": "gzip" })).body).toString()).toBe(script);
    }
  });

  it("are looked up again if one of an old build isn't found", async () => {
    const { status, headers } = await get("/scripts/app-aaaaaaaaaaaaaaaaaaaa.js");
    expect([status, headers["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"]);
  });

  it("don't lead elsewhere, because browsers allow scripts of any folder after a redirect", async () => {
    const location = "/files/wordlehint/production/uploaded.js";
    site().show("/scripts/moved-0123456789abcdef0123.js", { status: 301, headers: { location } });
    const { status, headers } = await get("/scripts/moved-0123456789abcdef0123.js");
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it("are revalidated each time if they keep their names", async () => {
    site().show("/humans.txt", { body: "Ada", headers: { "content-type": "text/plain" } });
    expect((await get("/humans.txt")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it("let a service worker fetch from our own origin alone, whether it comes from the cache or not", async () => {
    site().show("/sw.js", { body: "self.b", headers: { "content-type": "application/javascript" } });
    for (const cached of ["miss", "hit"]) {
      const { headers } = await get("/sw.js");
      expect(headers).toMatchObject({
        "x-cache": cached,
        "cache-control": "no-cache",
        "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      });
    }
  });

  it("are written by the renderer's functions where they depend on the content", async () => {
    const headers = { "content-type": "application/xml", "surrogate-key": "s1:posts" };
    site().show("/api/sitemap", { body: "<urlset/>", headers });
    site().show("/api/robots", { body: "Sitemap: x", headers: { "content-type": "text/plain" } });
    const map = await get("/sitemap.xml");
    expect([map.status, map.body.toString(), map.headers["content-type"]]).toEqual([
      200,
      "<urlset/>",
      "application/xml",
    ]);
    expect((await get("/sitemap.xml")).headers["x-cache"]).toBe("hit");
    expect((await get("/robots.txt")).body.toString()).toBe("Sitemap: x");
    expect((await get("/api/sitemap")).status).toBe(404);
  });

  it("aren't compressed again if they are compressed already", async () => {
    const picture = Buffer.alloc(5000, 7);
    site().show("/picture.png", { body: picture, headers: { "content-type": "image/png" } });
    const { body, headers } = await get("/picture.png", { "accept-encoding": "br, gzip" });
    expect(body.equals(picture)).toBe(true);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers).not.toHaveProperty("vary");
  });
});
