import { createLog } from "@wordlehint/runtime";
import { compressPage } from "../../clients/pages/compress-page.ts";
import { createMemoryCache } from "./memory-cache.ts";
import { storedPage, visitor } from "../../../test/support/stored-page.ts";

const compress = compressPage({ fetch: () => Promise.reject(new Error("away")) });
const log = createLog({ service: "test", level: "silent" });
const text = Array.from({ length: 4000 }, (_, number) => `${number * 7919} `).join("");

describe("pages in memory", () => {
  it("count with all their variants", async () => {
    const memory = createMemoryCache({ maxBytes: 1_000_000, visitor, compress, log });
    const entry = memory.set(storedPage({ body: text }), false);
    await entry.compressed;
    const { identity, br, gzip } = entry.ready.variants;
    const bodies = [identity, br, gzip].map((variant) => variant?.body.length ?? 0);
    expect(Math.min(...bodies)).toBeGreaterThan(0);
    expect(memory.bytes()).toBeGreaterThanOrEqual(bodies.reduce((sum, bytes) => sum + bytes));
    memory.remove("/about");
    expect(memory.bytes()).toBe(0);
  });

  it("never take more memory than allowed", async () => {
    const memory = createMemoryCache({ maxBytes: 200_000, visitor, compress, log });
    for (let number = 0; number < 20; number++) {
      const entry = memory.set(storedPage({ path: `/${number}`, body: `${number} ${text}` }), false);
      // A page is used again when it has been compressed.
      await entry.compressed;
      expect(memory.bytes()).toBeLessThanOrEqual(200_000);
    }
    expect(memory.get("/19")).toBeDefined();
    expect(memory.get("/0")).toBeUndefined();
  });

  it("aren't compressed if they are tiny, already compressed, or not found", async () => {
    const memory = createMemoryCache({ maxBytes: 1_000_000, visitor, compress, log });
    for (const page of [
      storedPage({ body: "tiny" }),
      storedPage({ body: text, contentType: "image/png" }),
      storedPage({ body: text, status: 404 }),
    ]) {
      const entry = memory.set(page, false);
      await entry.compressed;
      expect(Object.keys(entry.ready.variants)).toEqual(["identity"]);
    }
  });

  it("are sent as they are if they can't be compressed, or if that makes them no smaller", async () => {
    const longer = () => Promise.resolve({ br: Buffer.alloc(text.length), gzip: Buffer.alloc(10) });
    for (const [compressed, variants] of [
      [() => Promise.reject(new Error("broken")), ["identity"]],
      [longer, ["identity", "gzip"]],
    ] as const) {
      const memory = createMemoryCache({ maxBytes: 1_000_000, visitor, compress: compressed, log });
      const entry = memory.set(storedPage({ body: text }), false);
      await entry.compressed;
      expect(entry.compressed).toBeUndefined();
      expect(Object.keys(entry.ready.variants)).toEqual(variants);
    }
  });
});
