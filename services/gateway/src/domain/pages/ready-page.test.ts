import { serviceWorkerPath } from "@wordlehint/contracts";
import { entityTag } from "./entity-tag.ts";
import { inertPolicy, workerPolicy } from "../security-headers.ts";
import { readyBytes, readyPage, withEncoding } from "./ready-page.ts";
import { storedPage } from "../../../test/support/stored-page.ts";
import type { StoredPage } from "./stored-page.ts";

const visitor = {
  security: {
    isHttps: false,
    frameAncestors: "'none'",
    extraSources: {},
    scriptFolders: [],
    paymentSources: { "script-src": "https://pay.example", "frame-src": "https://pay.example" },
  },
  cdnMaxAgeSeconds: 0,
};

/** By name, from alternating names and values. */
const toMap = (headers: readonly string[]) =>
  new Map(Array.from({ length: headers.length / 2 }, (_, at) => [headers[2 * at], headers[2 * at + 1]]));
const headersOf = (page: StoredPage) => toMap(readyPage(page, visitor).variants.identity.headers);

describe("the headers of a page", () => {
  it("let the payment provider's script and frames run where players pay, and nowhere else", () => {
    const pays = headersOf(storedPage({ path: "/subscribe/thanks" }));
    expect(pays.get("Content-Security-Policy")).toMatch(/script-src [^;]*https:\/\/pay\.example/);
    expect(pays.get("Permissions-Policy")).toContain("https://pay.example");
    const data = { path: "/subscribe/plan.json", contentType: "application/json" };
    for (const other of [storedPage({ path: "/about" }), storedPage(data)])
      expect(JSON.stringify([...headersOf(other)])).not.toContain("pay.example");
  });

  it.each([
    "image/svg+xml",
    "application/xml; charset=utf-8",
    "application/rss+xml; charset=utf-8",
    "text/xml",
  ])("let %s run no script, because browsers show it like a page", (contentType) => {
    const policy = headersOf(storedPage({ path: "/a", contentType })).get("Content-Security-Policy");
    expect(policy).toContain(inertPolicy);
  });

  it("are repeated in a 304, as far as they are about the cache and security, and don't describe the body", () => {
    const page = readyPage(storedPage({ date: "2026-11-21", body: "text ".repeat(500) }), visitor);
    const whole = toMap(page.variants.identity.headers);
    const repeated = toMap(page.notModified);
    for (const name of ["Cache-Control", "CDN-Cache-Control", "Vary", "Content-Security-Policy"]) {
      expect(whole.has(name)).toBe(true);
      expect(repeated.get(name)).toBe(whole.get(name));
    }
    for (const name of ["Content-Type", "Content-Length"]) expect(repeated.has(name)).toBe(false);
  });

  it("describe the body, and are followed by what says that it was cached", () => {
    const page = readyPage(storedPage({ body: "<p>é</p>" }), visitor);
    expect(page.variants.identity.headers.slice(page.notModified.length)).toEqual([
      "Content-Type",
      "text/html; charset=utf-8",
      "ETag",
      entityTag(page.hash, "identity"),
      "Content-Length",
      "9",
      "X-Cache",
      "hit",
    ]);
  });

  it("let other sites show pictures, and nothing else", () => {
    const shownElsewhere = (kind: StoredPage["kind"]) =>
      headersOf(storedPage({ path: "/a.png", kind, contentType: "image/png" })).get(
        "Cross-Origin-Resource-Policy",
      ) === "cross-origin";
    expect([shownElsewhere("picture"), shownElsewhere("image"), shownElsewhere("page")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("give the service worker a policy of its own", () => {
    const contentType = "text/javascript";
    const policyAt = (path: string) =>
      headersOf(storedPage({ path, contentType })).get("Content-Security-Policy");
    expect([policyAt(serviceWorkerPath), policyAt("/other.js")]).toEqual([workerPolicy, undefined]);
  });

  it.each(["text/plain", "image/png", "application/image/svg", "x-text/xml"])(
    "have no policy of documents for %s",
    (contentType) => {
      const headers = headersOf(storedPage({ path: "/a", contentType }));
      expect(headers.has("Content-Security-Policy")).toBe(false);
    },
  );
});

describe("another encoding of a page", () => {
  const page = readyPage(storedPage({ body: "text ".repeat(500) }), visitor);
  const body = Buffer.from("compressed");
  const both = withEncoding(page, "br", body);

  it("has the same headers, but for those that describe the body", () => {
    const { identity, br } = both.variants;
    const [plain, encoded] = [toMap(identity.headers), toMap(br?.headers ?? [])];
    expect(encoded.get("Content-Encoding")).toBe("br");
    expect(encoded.get("ETag")).toBe(entityTag(page.hash, "br"));
    expect(encoded.get("Content-Length")).toBe("10");
    const own = ["Content-Encoding", "ETag", "Content-Length"];
    const others = (headers: typeof plain) => [...headers].filter(([name = ""]) => !own.includes(name));
    expect(others(encoded)).toEqual(others(plain));
    expect(br?.headers).toHaveLength(identity.headers.length + 2);
  });

  it("adds to the memory that the page takes", () => {
    expect(readyBytes(both) - readyBytes(page)).toBe(body.length);
    expect(readyBytes(page)).toBeGreaterThan(2500);
  });
});
