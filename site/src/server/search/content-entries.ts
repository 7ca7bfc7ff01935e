import { addressOf } from "../../content/address-of.ts";
import { routes } from "../../routes.ts";
import { anchorOf } from "../../lib/anchor.ts";
import { wordsIn } from "../../lib/words-in.ts";
import type { ResultOf } from "../content-lake/fetch-content.ts";
import type { searchQuery } from "../queries/search-query.ts";
import type { Entry } from "./text-index.ts";

type Content = ResultOf<typeof searchQuery>;
type Page = Content["pages"][number];
type Tab = NonNullable<Content["lists"]>[number];
type List = NonNullable<NonNullable<Tab["lists"]>[number]>;

/** Returns the pages of the site and the terms of the dictionary, as a search finds them. */
export function textEntries({ pages, terms }: Content): Entry[] {
  return [...pages.flatMap(pageEntry), ...ownPages, ...terms.flatMap(termEntry)];
}

/** Pages without a document. */
const ownPages: readonly Entry[] = [
  {
    ...routes.todaysHint,
    summary: "The riddle of the day. Hints, letters and the answer open only when you ask for them.",
  },
  { ...routes.archive, summary: "Every riddle by date and puzzle number, with a calendar of each month." },
  { ...routes.adsFree, summary: "Premium: the whole site without advertising. Cancel at any time." },
].map(({ path, label, summary }) => ({ group: "pages", path, title: label, summary, text: "" }));

function pageEntry(page: Page): Entry[] {
  const path = addressOf(page);
  if (path === null) return [];
  return [
    {
      group: page._type === "blogPost" ? "articles" : "pages",
      path,
      title: page.title ?? "",
      summary: page.summary ?? "",
      text: textOf(page),
      keywords: (page.keywords ?? []).join(", "),
    },
  ];
}

/** Everything that a page says, one paragraph a line. */
function textOf(page: Page): string {
  const { body, callouts, sections, checklist, questions, embedded, cards, paths, vocabulary } = page;
  return lines(
    body,
    callouts,
    sections?.map(({ title, text, callouts: within }) => lines(title, text, within)),
    checklist?.map(({ text, help }) => lines(text, help)),
    [...(questions ?? []), ...(embedded ?? [])].map((one) => lines(one?.question, one?.answer)),
    cards?.map(({ title, text }) => lines(title, text)),
    paths?.map(({ title, description }) => lines(title, description)),
    vocabulary?.map((one) => lines(one.word, one.definition, one.etymology)),
  );
}

function lines(...parts: readonly (string | readonly (string | null)[] | null | undefined)[]): string {
  return parts.flat().filter(Boolean).join("\n");
}

function termEntry({ term, slug, definition }: Content["terms"][number]): Entry[] {
  const path = addressOf({ _type: "glossaryTerm", slug });
  if (path === null) return [];
  return [{ group: "terms", path, title: term ?? "", summary: definition ?? "", text: definition ?? "" }];
}

/** Returns the words of the lists: each once, with what the lists say about it. */
export function wordEntries({ lists: tabs }: Content): Entry[] {
  const found = new Map<string, { tab: string; notes: string[] }>();
  const add = (word: string | null, tab: string | null, ...notes: (string | null)[]): void => {
    const known = found.get((word ?? "").toLowerCase()) ?? { tab: tab ?? "", notes: [] };
    known.notes.push(...notes.filter((note) => note !== null));
    if (word) found.set(word.toLowerCase(), known);
  };
  for (const { title, lists } of tabs ?? [])
    for (const list of lists ?? []) for (const [word, ...notes] of wordsOf(list)) add(word, title, ...notes);
  return Array.from(found, ([word, { tab, notes }]) => ({
    group: "words",
    path: `${routes.wordLists.path}?tab=${encodeURIComponent(anchorOf(tab))}`,
    title: word.toUpperCase(),
    summary: notes.join(" · "),
    text: "",
  }));
}

/** The words of a list with what is said about each. */
function wordsOf({
  title,
  kind,
  openers,
  openerPairs,
  words,
}: List): (readonly [string | null, ...(string | null)[]])[] {
  switch (kind) {
    case "openers":
      return (openers ?? []).map(({ word, note }) => [word, title, note]);
    case "openerPairs":
      return (openerPairs ?? []).flatMap(({ first, second }) => [
        [first, `Opens before ${second?.toUpperCase() ?? ""}`],
        [second, `Second guess after ${first?.toUpperCase() ?? ""}`],
      ]);
    case "words":
      return wordsIn(words).map((word) => [word, title]);
    default:
      return [];
  }
}
