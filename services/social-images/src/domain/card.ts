import type { PageHead } from "./read-head.ts";

/** What a picture shows, ready to be drawn: every text is one line of what can be seen. */
export type Card = PageHead;

const longest = { title: 240, site: 40, kicker: 80 } as const;

/** The card of a page. Its texts are only ever drawn, so that nothing in them has to be escaped. */
export function toCard(head: PageHead): Card {
  return {
    title: oneLine(head.title, longest.title),
    site: oneLine(head.site, longest.site),
    kicker: oneLine(head.kicker, longest.kicker),
    closedTiles: head.closedTiles,
  };
}

/** What is seen as one letter may be made of several characters, though hardly of more than these. */
const longestLetter = 16;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Controls, marks that turn the direction of what follows, halves of characters: nothing to be seen in them. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** A base letter carries a few marks in any script; a tower of them would cover what stands above. */
const towers = /(\p{M}{3})\p{M}+/gu;

function oneLine(text: string, most: number): string {
  const tidy = text
    .normalize("NFC")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(unseen, "")
    .replaceAll(towers, "$1")
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .trim();
  const parts = Array.from(graphemes.segment(tidy.slice(0, most * longestLetter)), ({ segment }) => segment);
  if (parts.length <= most && tidy.length <= most * longestLetter) return tidy;
  return `${parts
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}
