import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askAs } from "@wordlehint/test-servers";
import { closeAll } from "./support/close-later.ts";
import { publicUrl, startWholeLake, type WholeLake } from "./support/whole-lake.ts";

const script = "let x = 1;\n".repeat(500);
let dir: string;
let lake: WholeLake;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "studio-"));
  await mkdir(join(dir, "static"));
  await writeFile(
    join(dir, "index.html"),
    "<!DOCTYPE html><html><head><title>S</title></head><body></body></html>",
  );
  await writeFile(join(dir, "static", "app-CU4XCgXZ.js"), script);
  await writeFile(join(dir, "static", "favicon.svg"), "<svg/>");
  lake = await startWholeLake({ STUDIO_DIR: dir, SITE_ORIGIN: "https://hints.example" });
});
afterAll(async () => {
  await closeAll();
  await rm(dir, { recursive: true });
});

describe("The studio", () => {
  it.each(["/", "/structure/blogPost;a%20b", "/presentation?preview=/blog", "/index.html"])(
    "is served at %s with the site's origin, and never cached",
    async (path) => {
      const page = await lake.fetch(path);
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store, no-transform"]);
      expect(await page.text()).toContain(
        '<head><meta name="wordlehint:site" content="https://hints.example">',
      );
      expect(page.headers.get("content-security-policy")).toContain("frame-src 'self' https://hints.example");
      expect(page.headers.get("x-content-type-options")).toBe("nosniff");
      expect(page.headers.get("referrer-policy")).toBe("same-origin");
    },
  );

  it("is served at its public address, and at none of a page whose name was made to lead to this machine", async () => {
    expect((await askAs(new URL(publicUrl).host, lake.url)).status).toBe(200);
    for (const path of ["/", "/v2025-02-19/data/query/production?query=*", "/sign-in"])
      expect([path, (await askAs("rebind.evil.example:3333", lake.url + path)).status]).toEqual([path, 400]);
  });

  it("has compressed files that browsers cache forever", async () => {
    const file = await lake.fetch("/static/app-CU4XCgXZ.js", { headers: { "accept-encoding": "br" } });
    expect(file.headers.get("content-encoding")).toBe("br");
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(file.headers.get("content-type")).toContain("text/javascript");
    expect(await file.text()).toBe(script);
    const plain = await lake.fetch("/static/app-CU4XCgXZ.js", { headers: { "accept-encoding": "identity" } });
    expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, script]);
  });

  it("has files that browsers revalidate", async () => {
    const first = await lake.fetch("/static/favicon.svg");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const again = await lake.fetch("/static/favicon.svg", {
      // Otherwise fetch would add `no-cache`, which browsers do only for a forced reload.
      headers: { "if-none-match": first.headers.get("etag") ?? "", "cache-control": "max-age=0" },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    "/static/gone-CU4XCgXZ.js",
    "/v1/nonsense",
    "/files/a",
    "/robots.txt",
    "/v9999/x",
    "/..%2f..%2fetc/passwd.txt",
  ])("isn't served at %s, which is 404", async (path) => expect((await lake.fetch(path)).status).toBe(404));

  it("that isn't built is 503", async () => {
    const without = await startWholeLake({ STUDIO_DIR: join(dir, "nowhere") });
    const page = await without.fetch("/structure");
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining("has not been built")]);
  });
});
