import { createLog } from "@wordlehint/runtime";
import { Registry } from "prom-client";
import { createPuzzleClock } from "../domain/puzzle-clock.ts";
import { createGatewayMetrics } from "../metrics.ts";
import { holdPage } from "../store/memory-cache.ts";
import type { PageStore } from "../store/page-store.ts";
import type { StoredPage } from "../store/stored-page.ts";
import type { SiteAnswer } from "./ask-site.ts";
import { createRenderer } from "./render-page.ts";

const now = () => Date.parse("2026-11-21T12:30:00Z");
const request = { path: "/about", date: "2026-11-21" };
const visitor = {
  security: { isHttps: false, frameAncestors: "'none'", extraSources: {} },
  cdnMaxAgeSeconds: 0,
};

/** A renderer whose site answers when the test says so, and whose store only notes what it is given. */
function createTestRenderer({ compressed = Promise.resolve() } = {}) {
  const asked: PromiseWithResolvers<SiteAnswer>[] = [];
  const stored: { body: string; isStale: boolean }[] = [];
  const hold = (page: StoredPage, isStale: boolean) => ({ ...holdPage(page, visitor, isStale), compressed });
  const store: Pick<PageStore, "put" | "hold" | "sweep"> = {
    hold: (page) => hold(page, false),
    put: (page, _keep, isStale) => {
      stored.push({ body: page.body.toString(), isStale });
      return hold(page, isStale);
    },
    sweep: () => undefined,
  };
  const renderer = createRenderer({
    site: {
      ask: () => {
        const answer = Promise.withResolvers<SiteAnswer>();
        asked.push(answer);
        return answer.promise;
      },
      outage: () => undefined,
      close: () => Promise.resolve(),
    },
    store: store as PageStore,
    clock: createPuzzleClock(now),
    now,
    times: { revalidateMs: 60_000 },
    metrics: createGatewayMetrics(new Registry(), () => ({ memory: 0, disk: 0 })),
    log: createLog({ service: "test", level: "silent" }),
  });
  const answer = (body: string) => {
    const headers = { "content-type": "text/html", "surrogate-key": "about" };
    asked.at(-1)?.resolve({ kind: "page", status: 200, headers, body: Buffer.from(body) });
  };
  const purge = (tag: string) => renderer.outdate(({ tags }) => tags.includes(tag));
  return { renderer, asked, stored, answer, purge };
}

/** Lets everything happen that only waits for its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a page that is being rendered", () => {
  it("is rendered once for all who ask meanwhile", async () => {
    const { renderer, asked, answer } = createTestRenderer();
    const renders = [renderer.render(request, true), renderer.render(request, true)];
    answer("About");
    const [one, other] = await Promise.all(renders);
    expect(one).toBe(other);
    expect(asked).toHaveLength(1);
  });

  it("is rendered again when what it is made of changes meanwhile", async () => {
    const { renderer, asked, stored, answer, purge } = createTestRenderer();
    const render = renderer.render(request, true);
    purge("about");
    answer("old");
    await turn();
    expect(asked).toHaveLength(2);
    answer("new");
    await render;
    expect(stored).toEqual([{ body: "new", isStale: false }]);
  });

  it("isn't rendered again when something else changes", async () => {
    const { renderer, stored, answer, purge } = createTestRenderer();
    const render = renderer.render(request, true);
    purge("home");
    answer("About");
    await render;
    expect(stored).toEqual([{ body: "About", isStale: false }]);
  });

  it("is kept as out of date when changes never end", async () => {
    const { renderer, asked, stored, answer, purge } = createTestRenderer();
    const render = renderer.render(request, true);
    for (let times = 1; times <= 3; times++) {
      purge("about");
      answer(`version ${times}`);
      await turn();
    }
    await render;
    expect(asked).toHaveLength(3);
    expect(stored).toEqual([{ body: "version 3", isStale: true }]);
  });
});

describe("a page that has just been rendered", () => {
  it("is rendered anew for who asks after a change, though it is still being compressed", async () => {
    const { promise: compressed, resolve } = Promise.withResolvers<undefined>();
    const { renderer, asked, answer } = createTestRenderer({ compressed });
    const first = renderer.render(request, true);
    answer("old");
    await turn();
    const second = renderer.render(request, true);
    expect(asked).toHaveLength(2);
    answer("new");
    resolve(undefined);
    expect((await first).ready.answers.identity.body.toString()).toBe("old");
    expect((await second).ready.answers.identity.body.toString()).toBe("new");
  });

  it("can be rendered again after a failure", async () => {
    const { renderer, asked, answer } = createTestRenderer();
    const failing = renderer.render(request, true);
    asked[0]?.reject(new Error("broken"));
    await expect(failing).rejects.toThrow("broken");
    const render = renderer.render(request, true);
    answer("About");
    await render;
    expect(asked).toHaveLength(2);
  });
});
