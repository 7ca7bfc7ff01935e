import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { Root } from "./app/Root.tsx";
import type { HomePageContent, HomePageData } from "./content/home-page-data.ts";
import type { ShownRiddle } from "./lib/shown-riddle.ts";
import HomePage from "./pages/index.tsx";
import { defaultSettings } from "./settings/default-settings.ts";
import { Settings } from "./settings/Settings.tsx";

// Gatsby's renderer sets them for its links.
Object.assign(globalThis, { __BASE_PATH__: "", __PATH_PREFIX__: "", __TRAILING_SLASH__: "never" });

const riddle: ShownRiddle = {
  id: "r1",
  date: "2026-03-05",
  puzzleNumber: 1721,
  wordLength: 5,
  riddle: "A verse\nof two lines",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
};
const page = (_type: string, title: string, slug: string | null = null) => ({
  _id: title,
  _type,
  slug,
  title,
  summary: `All about ${title}`,
  readTimeMinutes: null,
  category: null,
});
const content = {
  _id: "home-page",
  _type: "homePage",
  _rev: "r7",
  title: "Home page",
  intro: {
    title: "A hint",
    body: [
      {
        _type: "block",
        _key: "k1",
        style: "normal",
        markDefs: [],
        children: [{ _type: "span", _key: "k1", marks: [], text: "Every line is true." }],
      },
    ],
  },
  education: {
    title: "Get better",
    pages: [
      page("learningCenter", "Learning Center"),
      page("guide", "Getting Started", "getting-started"),
      null,
    ],
  },
  learningTips: {
    title: "Tips",
    tips: [
      {
        _key: "k1",
        title: "Be glad of grey",
        text: "It rules words out.",
        link: { label: "Read on", link: { kind: "route", route: "/wordle-hints", url: null, page: null } },
      },
    ],
  },
} as unknown as HomePageContent;

/** Renders the page as the renderer does: what a visitor without scripts gets. */
function rendered(given: Partial<HomePageData> = {}): string {
  const serverData = { riddle, content, settings: defaultSettings, origin: "https://hint.example", ...given };
  const props = { serverData } as unknown as ComponentProps<typeof HomePage>;
  return renderToString(
    <Root>
      <Settings settings={defaultSettings}>
        <HomePage {...props} />
      </Settings>
    </Root>,
  );
}

/** The text of a page, with a space for each tag. */
const textOf = (html: string) => html.replaceAll(/<style.*?<\/style>|<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

describe("The home page as rendered", () => {
  it("has the riddle with everything that can be opened, then the texts in their order", () => {
    const text = textOf(rendered());
    const order = [
      "of two lines",
      "Press a tile to open its letter.",
      "a nudge",
      "Reveal Answer",
      "How did you do?",
      "Share this riddle",
      "A hint Every line is true.",
      "Get better Learning Center All about Learning Center Getting Started",
      "Tips Be glad of grey It rules words out. Read on",
    ].map((part) => text.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("leads to the pages that editors chose, and shares the hint page of the riddle's date", () => {
    const html = rendered();
    for (const address of ["/learning-center", "/getting-started", "/wordle-hints"])
      expect(html).toContain(`href="${address}"`);
    expect(html).toContain(encodeURIComponent("https://hint.example/wordle-hint/march-5-2026"));
  });

  it("has its riddle without the texts, too", () => {
    const html = rendered({ content: null });
    expect(html).toContain("of two lines");
    expect(html).not.toContain("Get better");
  });

  it("says that there is no riddle, and still has the texts", () => {
    const text = textOf(rendered({ riddle: null }));
    expect(text).toContain("Error Loading");
    expect(text).not.toContain("Share this riddle");
    expect(text).toContain("Every line is true.");
  });
});
