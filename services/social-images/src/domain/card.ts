import type { PageHead } from "./read-head.ts";

/** The texts of a picture. Every text is a single line of visible characters. */
export type Card = PageHead;

const maxGraphemes = { title: 240, site: 40, kicker: 80, line: 120 } as const;

/** Returns the card of a page. Nothing in its texts is escaped, since they are only ever drawn. */
export function toCard(head: PageHead): Card {
  return {
    title: oneLine(head.title, maxGraphemes.title),
    site: oneLine(head.site, maxGraphemes.site),
    kicker: oneLine(head.kicker, maxGraphemes.kicker),
    verse: head.verse.map((line) => oneLine(line, maxGraphemes.line)),
    closedTiles: head.closedTiles,
  };
}

/** In UTF-16 code units. An emoji of several people is the longest grapheme in real texts. */
const maxGraphemeLength = 16;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Control characters, bidirectional controls, lone surrogates, and code points without a character. */
const invisible = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** No script puts more than a few marks on a letter; a pile of them would cover the line above. */
const excessMarks = /(\p{M}{3})\p{M}+/gu;

function oneLine(text: string, max: number): string {
  const tidy = text
    .normalize("NFC")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(invisible, "")
    .replaceAll(excessMarks, "$1")
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .trim();
  const maxLength = max * maxGraphemeLength;
  const graphemes = Array.from(segmenter.segment(tidy.slice(0, maxLength)), ({ segment }) => segment);
  if (graphemes.length <= max && tidy.length <= maxLength) return tidy;
  return `${graphemes
    .slice(0, max - 1)
    .join("")
    .trimEnd()}…`;
}
