import type { ComponentProps, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { withHead } from "../test/with-head.tsx";
import { Root } from "./app/Root.tsx";
import type { ArchiveMonth, ArchivePageData } from "./content/archive-page-data.ts";
import MonthRoute from "./pages/wordle-hints/[month].tsx";
import ArchiveRoute from "./pages/wordle-hints/index.tsx";
import SearchRoute from "./pages/wordle-hints/search.tsx";
import { defaultSettings } from "./settings/default-settings.ts";
import { Settings } from "./settings/Settings.tsx";

// Gatsby's renderer sets them for its links.
Object.assign(globalThis, { __BASE_PATH__: "", __PATH_PREFIX__: "", __TRAILING_SLASH__: "never" });

const day = (date: string, puzzleNumber: number) => ({
  date,
  puzzleNumber,
  theme: `theme of ${puzzleNumber}`,
  firstLine: `The first line of ${puzzleNumber},`,
});
const latest: ArchiveMonth = {
  month: "2026-11",
  through: "2026-11-03",
  days: [day("2026-11-03", 1964), day("2026-11-02", 1963)],
  earlier: "2026-10",
  later: null,
};
const past: ArchiveMonth = { ...latest, through: "2026-11-30", later: "2026-12" };

/** Renders a page as the renderer does: what a visitor without scripts gets. */
function rendered(element: ReactElement) {
  const page = (
    <Root>
      <Settings settings={defaultSettings}>{element}</Settings>
    </Root>
  );
  const { html, head } = withHead(page, renderToString);
  const json = [...head.script.toString().matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(
    ([, text = ""]) => JSON.parse(text) as Record<string, unknown>,
  );
  return { html, head: [head.title, head.meta, head.link].map(String).join("\n"), json };
}

function renderedArchive(given: Partial<ArchivePageData>) {
  const data: ArchivePageData = {
    slug: null,
    state: "shown",
    month: latest,
    range: null,
    settings: defaultSettings,
    origin: "https://hint.example",
    ...given,
  };
  const props = { serverData: data } as unknown as ComponentProps<typeof ArchiveRoute>;
  return rendered(data.slug === null ? <ArchiveRoute {...props} /> : <MonthRoute {...props} />);
}

const nameOf = (html: string, path: string) => new RegExp(`<a[^>]*href="${path}"[^>]*>`).exec(html)?.[0];

describe("The archive without scripts", () => {
  it("has a tile and a line for each riddle, and closed tiles for the days to come", () => {
    const { html } = renderedArchive({});
    expect(html).toContain(">2 November 2026, No. 1963<");
    expect(html).toContain(">3 November 2026, today, No. 1964<");
    expect(html).toContain('aria-label="1 November 2026, no riddle"');
    expect(html).toContain('aria-label="30 November 2026, not out yet"');
    expect(html.match(/aria-current="date"/g)).toHaveLength(1);
    for (const path of ["/wordle-hint/november-3-2026", "/wordle-hint/november-2-2026"])
      expect(html.match(new RegExp(`href="${path}"`, "g"))).toHaveLength(2);
    for (const text of ["theme of 1964", "The first line of 1963,", "Monday 2 November 2026"])
      expect(html).toContain(text);
    expect(nameOf(html, "/wordle-hints/october-2026")).toContain('rel="prev"');
  });

  it("has forms whose fields lead to the search", () => {
    const { html } = renderedArchive({});
    expect(html.match(/<form[^>]*action="\/wordle-hints\/search"/g)).toHaveLength(2);
    expect(html).toMatch(/<input[^>]*name="number"/);
    expect(html).toMatch(/<input[^>]*type="date"[^>]*name="date"/);
  });

  it("of the latest month has one address, with and without the month's name", () => {
    for (const slug of [null, "november-2026"]) {
      const { head } = renderedArchive({ slug });
      expect(head).toContain('rel="canonical" href="https://hint.example/wordle-hints"');
      expect(head).toContain('name="robots" content="index, follow"');
      // Of the month: no network shows that of the month before.
      expect(head).toContain(
        'property="og:image" content="https://hint.example/social/wordle-hints/november-2026.png"',
      );
      expect(head).toContain("WordleHint. November 2026. Wordle Hints of November 2026");
      expect(head).toMatch(/name="description" content="[^"]{20,160}"/);
    }
  });

  it("of a past month has its own address, title and neighbors", () => {
    const { html, head } = renderedArchive({ slug: "november-2026", month: past });
    expect(head).toContain("Wordle Hints of November 2026 | WordleHint");
    expect(head).toContain('rel="canonical" href="https://hint.example/wordle-hints/november-2026"');
    expect(nameOf(html, "/wordle-hints/december-2026")).toContain('rel="next"');
    expect(html).not.toContain('aria-current="date"');
    expect(html).not.toContain("not out yet");
  });

  it("has structured data with its breadcrumb and exactly its riddles", () => {
    const { json } = renderedArchive({ slug: "november-2026", month: past });
    expect(json.map((data) => data["@type"])).toEqual(["BreadcrumbList", "CollectionPage"]);
    expect(JSON.stringify(json[0])).toMatch(/"name":"Hint Archive".*"name":"November 2026"/);
    expect(json[1]).toMatchObject({
      url: "https://hint.example/wordle-hints/november-2026",
      mainEntity: {
        numberOfItems: 2,
        itemListElement: [
          { position: 1, url: "https://hint.example/wordle-hint/november-3-2026" },
          { position: 2, url: "https://hint.example/wordle-hint/november-2-2026" },
        ],
      },
    });
  });

  it("of a month without riddles says what there is instead", () => {
    const { html } = renderedArchive({ slug: "november-2026", month: { ...past, days: [] } });
    expect(html).toContain("No riddles of November 2026");
    expect(nameOf(html, "/wordle-hint/today")).toBeDefined();
  });

  it.each([
    ["absent", "december-2026", "The riddles of December 2026 aren&#x27;t out yet"],
    ["absent", "january-2026", "There are no riddles of January 2026"],
    ["absent", "soon", "We can&#x27;t read this month"],
    ["failed", "november-2026", "Error Loading the Hint Archive"],
  ] as const)("isn't indexed if its month is %s: %s", (state, slug, heading) => {
    const range = state === "absent" ? { first: "2026-03-10", latest: "2026-11-03" } : null;
    const { html, head, json } = renderedArchive({ slug, state, month: null, range });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(head).toContain('content="noindex"');
    expect(json).toEqual([]);
  });
});

describe("A search that finds nothing", () => {
  const shown = (message: string | null) => {
    const serverData = {
      terms: { number: "999999", date: "" },
      to: null,
      message,
      settings: defaultSettings,
    };
    const props = { serverData } as unknown as ComponentProps<typeof SearchRoute>;
    return rendered(<SearchRoute {...props} />);
  };

  it("says why, keeps what was typed, and isn't indexed", () => {
    const { html, head } = shown("Puzzle No. 999999 isn't out yet.");
    expect(html).toContain("Puzzle No. 999999 isn&#x27;t out yet.");
    expect(html).toMatch(/<input[^>]*name="number"[^>]*value="999999"/);
    expect(head).toContain('content="noindex"');
  });

  it("because the service is down says so", () => {
    expect(shown(null).html).toContain("We can&#x27;t search the archive right now.");
  });
});
