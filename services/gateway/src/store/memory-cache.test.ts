import { createLog } from "@wordlehint/runtime";
import { createMemoryCache } from "./memory-cache.ts";
import { storedPage } from "./stored-page.fixture.ts";

const log = createLog({ service: "test", level: "silent" });
const visitor = {
  security: { isHttps: false, frameAncestors: "'none'", extraSources: {} },
  cdnMaxAgeSeconds: 0,
};
const text = Array.from({ length: 4000 }, (_, number) => `${number * 7919} `).join("");

describe("pages in memory", () => {
  it("count with all their encodings", async () => {
    const memory = createMemoryCache({ maxBytes: 1_000_000, visitor, log });
    const held = memory.set(storedPage({ body: text }), false);
    await held.compressed;
    const { identity, br, gzip } = held.ready.answers;
    const bodies = [identity, br, gzip].map((answer) => answer?.body.length ?? 0);
    expect(Math.min(...bodies)).toBeGreaterThan(0);
    expect(memory.bytes()).toBeGreaterThanOrEqual(bodies.reduce((sum, bytes) => sum + bytes));
    memory.remove("/about");
    expect(memory.bytes()).toBe(0);
  });

  it("never take more room than they were given", async () => {
    const memory = createMemoryCache({ maxBytes: 200_000, visitor, log });
    const held = Array.from({ length: 20 }, (_, number) =>
      memory.set(storedPage({ path: `/${number}`, body: `${number} ${text}` }), false),
    );
    await Promise.all(held.map(({ compressed }) => compressed));
    expect(memory.bytes()).toBeLessThanOrEqual(200_000);
    expect(memory.get("/19")).toBeDefined();
    expect(memory.get("/0")).toBeUndefined();
  });

  it("aren't compressed when they are tiny, compressed already, or not there", async () => {
    const memory = createMemoryCache({ maxBytes: 1_000_000, visitor, log });
    for (const page of [
      storedPage({ body: "tiny" }),
      storedPage({ body: text, contentType: "image/png" }),
      storedPage({ body: text, status: 404 }),
    ]) {
      const held = memory.set(page, false);
      await held.compressed;
      expect(Object.keys(held.ready.answers)).toEqual(["identity"]);
    }
  });
});
