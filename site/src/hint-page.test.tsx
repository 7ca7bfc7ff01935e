import type { RiddleReview } from "@wordlehint/contracts";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { withHead } from "../test/with-head.tsx";
import { Root } from "./app/Root.tsx";
import type { HintPageContent, HintPageData } from "./content/hint-page-data.ts";
import type { ShownDatedRiddle } from "./lib/shown-riddle.ts";
import HintRoute from "./pages/wordle-hint/[day].tsx";
import { defaultSettings } from "./settings/default-settings.ts";
import { Settings } from "./settings/Settings.tsx";

// Gatsby's renderer sets them for its links.
Object.assign(globalThis, { __BASE_PATH__: "", __PATH_PREFIX__: "", __TRAILING_SLASH__: "never" });

const riddle: ShownDatedRiddle = {
  id: "r1",
  date: "2026-03-05",
  puzzleNumber: 1721,
  wordLength: 5,
  riddle: "A verse\nof two lines",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  theme: "wings and winches",
  previousDate: "2026-03-04",
  nextDate: "2026-03-06",
};
const block = (text: string) => [
  {
    _type: "block",
    _key: "k1",
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "k1", marks: [], text }],
  },
];
const content = {
  _id: "hint-page",
  _type: "hintPage",
  _rev: "r7",
  title: "Hint page",
  howToPlay: { title: "How to play", body: block("Read the riddle twice.") },
  strategyTips: { title: "Strategy tips", body: block("Find out who is speaking.") },
  questions: [{ _id: "q1", question: "What is it?", answer: block("A riddle.") }],
  related: null,
} as unknown as HintPageContent;

/** Renders the page as the renderer does: what a visitor without scripts gets. */
function rendered(
  slug: string,
  state: HintPageData["state"] = "shown",
  { review = null, latest = "2026-03-06" }: { review?: RiddleReview | null; latest?: string } = {},
) {
  const data: HintPageData = {
    slug,
    state,
    riddle: state === "shown" ? riddle : null,
    review,
    dates: { first: "2026-01-01", latest },
    content,
    settings: defaultSettings,
    origin: "https://hint.example",
  };
  const props = { serverData: data } as unknown as ComponentProps<typeof HintRoute>;
  const page = (
    <Root>
      <Settings settings={defaultSettings}>
        <HintRoute {...props} />
      </Settings>
    </Root>
  );
  const { html, head } = withHead(page, renderToString);
  const json = [...head.script.toString().matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(
    ([, text = ""]) => JSON.parse(text) as Record<string, unknown>,
  );
  return { html, head: [head.title, head.meta, head.link].map(String).join("\n"), json };
}

const typed = (json: Record<string, unknown>[], type: string) => json.find((data) => data["@type"] === type);

describe("The hint page without scripts", () => {
  it("has the riddle, its facts, its neighbors and the texts", () => {
    const { html } = rendered("march-5-2026");
    for (const text of ["of two lines", "wings and winches", "Read the riddle twice.", "A riddle."])
      expect(html).toContain(text);
    expect(html).toContain('href="/wordle-hint/march-4-2026"');
    expect(html).toContain('href="/wordle-hint/march-6-2026"');
    expect(html).toContain('aria-label="Facts about the answer"');
    expect(html).toContain("need JavaScript");
  });

  it("has the answer and what there is to say about it on a past day, folded, and on no other", () => {
    const review: RiddleReview = {
      answerAvailableAt: "2026-03-06T05:05:00.000Z",
      word: "crane",
      meaning: [{ kind: null, text: "A tall wader." }],
      openers: [{ word: "slate", left: 29 }],
      letters: [{ letter: "c", percent: 18.2 }],
      players: null,
    };
    const { html } = rendered("march-5-2026", "shown", { review });
    expect(html).toMatch(/<details>.*The day after.*A tall wader\..*<\/details>/s);
    expect(rendered("today", "shown", { latest: "2026-03-05" }).html).not.toContain("The day after");
  });

  it.each(["march-5-2026", "today", "yesterday"])("is described as the page of its date: %s", (slug) => {
    const { head } = rendered(slug);
    expect(head).toContain("Wordle Hint for 5 March 2026 (No. 1721) | WordleHint");
    expect(head).toContain('rel="canonical" href="https://hint.example/wordle-hint/march-5-2026"');
    expect(head).toContain('name="robots" content="index, follow"');
    expect(head).toContain("https://hint.example/social/wordle-hint/march-5-2026.png");
    for (const name of ["description", "keywords"])
      expect(head).toMatch(new RegExp(`name="${name}" content="[^"]{20,160}"`));
    expect(head).toContain('name="wordlehint:verse" content="A verse\nof two lines"');
  });

  it("has structured data with its breadcrumb, exactly its questions, and the instant of its first release", () => {
    const { json } = rendered("today");
    expect(JSON.stringify(typed(json, "BreadcrumbList"))).toMatch(
      /"name":"Hint Archive".*"name":"5 March 2026"/,
    );
    expect(typed(json, "FAQPage")).toMatchObject({
      mainEntity: [{ name: "What is it?", acceptedAnswer: { text: "A riddle." } }],
    });
    expect(typed(json, "Article")).toMatchObject({
      mainEntityOfPage: "https://hint.example/wordle-hint/march-5-2026",
      datePublished: "2026-03-05T00:05:00+14:00",
      dateModified: "2026-03-05T00:05:00+14:00",
    });
  });

  it.each([
    ["absent", "march-7-2026", "The riddle for 7 March 2026 isn&#x27;t out yet"],
    ["absent", "soon", "We can&#x27;t read this date"],
    ["failed", "today", "Error Loading Wordle Hint"],
  ] as const)("isn't indexed if its riddle is %s: %s", (state, slug, heading) => {
    const { html, head, json } = rendered(slug, state);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(head).toContain('content="noindex"');
    expect(head).not.toContain("canonical");
    expect(json).toEqual([]);
  });
});
