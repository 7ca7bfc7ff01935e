import { Registry } from "prom-client";
import { createPageMetrics } from "../state/pages/page-metrics.ts";
import { createPuzzleClock } from "../state/pages/puzzle-clock.ts";
import { createRendersInFlight } from "../state/pages/renders-in-flight.ts";
import { storedPage } from "../domain/pages/stored-page.fixture.ts";
import type { PageMetadata } from "../domain/pages/stored-page.ts";
import { purgeAll, purgeTags, rerenderStale, type PurgeContext } from "./purge-pages.ts";

const home = (date: string) => storedPage({ path: "/", date, tags: [`puzzle:${date}`] });

/** A gateway that has these pages, at 06:00 in New York. It records what it marks, and what it asks the renderer for. */
function usePages(...pages: PageMetadata[]) {
  const marked: string[] = [];
  const rendered: string[] = [];
  const context = {
    store: {
      tagged: () => pages,
      list: () => pages,
      stale: () => pages,
      markStale: (affected: readonly PageMetadata[]) => {
        marked.push(...affected.map(({ path }) => path));
        return Promise.resolve();
      },
    },
    rerenders: {
      add: (affected: readonly PageMetadata[], rerender: (page: PageMetadata) => Promise<unknown>) => {
        for (const page of affected) void rerender(page);
      },
    },
    site: {
      fetch: (path: string, zone: string) => {
        rendered.push(`${path} ${zone}`);
        return new Promise(() => undefined);
      },
    },
    renders: createRendersInFlight(),
    clock: createPuzzleClock(() => Date.parse("2026-11-21T11:00:00Z")),
    pageMetrics: createPageMetrics(new Registry(), () => ({ memory: 0, disk: 0 })),
  } as unknown as PurgeContext;
  return { context, marked, rendered };
}

describe("pages that have been purged", () => {
  it("are rendered again for their own puzzle date, as long as that date is live anywhere", async () => {
    const dates = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];
    const { context, marked, rendered } = usePages(...dates.map(home));
    await purgeTags(context, ["home"]);
    expect(marked).toHaveLength(4);
    expect(rendered).toEqual(["/ Etc/GMT+12", "/ America/New_York", "/ Pacific/Kiritimati"]);
  });

  it("are counted", async () => {
    const { context } = usePages(home("2026-11-20"), home("2026-11-21"));
    await purgeTags(context, ["home"]);
    expect((await context.pageMetrics.purgedPages.get()).values).toMatchObject([{ value: 2 }]);
    expect((await context.pageMetrics.purges.get()).values).toMatchObject([
      { labels: { cause: "event" }, value: 1 },
    ]);
  });

  it("are all marked, and the first 64 rendered again: more would delay visitors", async () => {
    const pages = Array.from({ length: 65 }, (_, index) => storedPage({ path: `/page-${index}` }));
    const { context, marked, rendered } = usePages(...pages);
    await purgeTags(context, ["page"]);
    expect(marked).toHaveLength(65);
    expect(rendered.map((request) => request.split(" ")[0])).toEqual(
      pages.slice(0, 64).map(({ path }) => path),
    );
  });
});

it("A page that is still being rendered is purged by its own tags", async () => {
  const { context } = usePages();
  const purges = context.renders.recordPurges();
  const about = storedPage({ tags: ["about"] });
  await purgeTags(context, ["puzzle:2026-11-21"]);
  expect([purges.concerns(home("2026-11-21")), purges.concerns(about)]).toEqual([true, false]);
  await purgeTags(context, ["about"]);
  expect(purges.concerns(about)).toBe(true);
});

describe("a file that never changes", () => {
  const pages = [
    storedPage({ path: "/about" }),
    storedPage({ path: "/scripts/app.js", kind: "hashed" }),
    storedPage({ path: "/images/a.png", kind: "image" }),
    storedPage({ path: "/scripts/moved.js", kind: "hashed", status: 301 }),
  ];

  it("stays as it is when all pages are purged, but a response in its place doesn't", async () => {
    const { context, marked, rendered } = usePages(...pages);
    const purges = context.renders.recordPurges();
    await purgeAll(context, "build");
    expect(marked).toEqual(["/about", "/scripts/moved.js"]);
    expect(rendered).toHaveLength(2);
    expect(pages.map((page) => purges.concerns(page))).toEqual([true, false, false, true]);
  });

  it("isn't rendered again with the pages that are stale", () => {
    const { context, rendered } = usePages(...pages);
    rerenderStale(context);
    expect(rendered.map((request) => request.split(" ")[0])).toEqual(["/about", "/scripts/moved.js"]);
  });
});
