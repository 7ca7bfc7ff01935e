import { storedPage } from "../../test/support/stored-page.ts";
import { usePages } from "../../test/support/use-pages.ts";
import type { StoredPage } from "../domain/pages/stored-page.ts";
import { purgeAll, purgeTags, rerenderStale } from "./purge-pages.ts";

const home = (date: string) => storedPage({ path: "/", date, tags: ["home", `puzzle:${date}`] });

/** A gateway with these pages, which records what it asks the renderer for. */
function useGateway(...pages: StoredPage[]) {
  const rendered: string[] = [];
  const parts = usePages({
    fetch: (path, zone) => {
      rendered.push(`${path} ${zone}`);
      return Promise.reject(new Error("away"));
    },
  });
  for (const page of pages) parts.context.store.put(page, "memory", false);
  return { ...parts, rendered };
}

/** Waits until the pages that were marked have been rendered. */
const settled = async () => {
  for (let turns = 0; turns < 100; turns++) await new Promise((resolve) => setImmediate(resolve));
};

describe("pages that have been purged", () => {
  it("are rendered again for their own puzzle date, as long as that date is live anywhere", async () => {
    const { context, stale, rendered } = useGateway(
      ...["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"].map(home),
    );
    void purgeTags(context, ["home"]);
    await settled();
    expect(stale()).toHaveLength(4);
    expect(rendered.sort()).toEqual(["/ America/New_York", "/ Pacific/Kiritimati"]);
    expect((await context.pageMetrics.purgedPages.get()).values).toMatchObject([{ value: 4 }]);
    expect((await context.pageMetrics.purges.get()).values).toMatchObject([
      { labels: { cause: "event" }, value: 1 },
    ]);
  });

  it("are all marked, and the first 64 rendered again: more would delay visitors", async () => {
    const pages = Array.from({ length: 65 }, (_, index) =>
      storedPage({ path: `/page-${index}`, tags: ["blog"] }),
    );
    const { context, stale, rendered } = useGateway(...pages);
    void purgeTags(context, ["blog"]);
    await settled();
    expect([stale().length, rendered.length]).toEqual([65, 64]);
  });
});

it("A page that is still being rendered is purged by its own tags", () => {
  const { context } = useGateway();
  const purges = context.renders.recordPurges();
  const about = storedPage({ tags: ["about"] });
  void purgeTags(context, ["puzzle:2026-11-21"]);
  expect([purges.concerns(home("2026-11-21")), purges.concerns(about)]).toEqual([true, false]);
  void purgeTags(context, ["about"]);
  expect(purges.concerns(about)).toBe(true);
});

describe("a file that never changes", () => {
  const pages = [
    storedPage({ path: "/about" }),
    storedPage({ path: "/scripts/app.js", kind: "hashed" }),
    storedPage({ path: "/images/a.png", kind: "image" }),
    storedPage({ path: "/scripts/moved.js", kind: "hashed", status: 301 }),
  ];

  it("stays as it is when all pages are purged, but a redirect in its place doesn't", async () => {
    const { context, stale, requests } = useGateway(...pages);
    const purges = context.renders.recordPurges();
    void purgeAll(context, "build");
    await settled();
    expect(stale().sort()).toEqual(["/about", "/scripts/moved.js"]);
    expect(requests.sort()).toEqual(["/about", "/scripts/moved.js"]);
    expect(pages.map((page) => purges.concerns(page))).toEqual([true, false, false, true]);
  });

  it("isn't rendered again with the pages that are stale", async () => {
    const { context, requests } = useGateway(...pages);
    await Promise.race([context.store.markStale(pages), settled()]);
    rerenderStale(context);
    await settled();
    expect(requests.sort()).toEqual(["/about", "/scripts/moved.js"]);
  });
});
