import { inertPolicy } from "../domain/security-headers.ts";
import { readyPage } from "./ready-page.ts";
import { storedPage } from "./stored-page.fixture.ts";
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

  it.each(["image/svg+xml", "application/xml; charset=utf-8", "text/xml"])(
    "let %s run no script, because browsers show it like a page",
    (contentType) => {
      const policy = headersOf(storedPage({ path: "/a", contentType })).get("Content-Security-Policy");
      expect(policy).toContain(inertPolicy);
    },
  );

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
});
