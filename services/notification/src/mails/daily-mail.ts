import { fillMailText, type HintFacts, type MailText, type PuzzleDate } from "@wordlehint/contracts";
import { puzzleDateInWords } from "../domain/words.ts";
import type { MailBlock, MailModel } from "./mail-model.ts";
import { siteLinks } from "./site-links.ts";

/** The parts of a daily mail. */
export type DailyMail = {
  siteUrl: string;
  postalAddress?: string | undefined;
  product: string;
  text: MailText;
  date: PuzzleDate;
  puzzleNumber: number;
  /** The verse. Null for the mail without what belongs to the date. */
  riddle: string | null;
  facts: HintFacts;
  /** As many of the graded hints as the reader gets. */
  hints: readonly string[];
};

/** Stand where a reader's own tokens go in a mail that is rendered once for all of its readers. */
export const tokenPlaceholders = {
  preferences: "PLACE-OF-THE-PREFERENCES-TOKEN",
  unsubscribe: "PLACE-OF-THE-UNSUBSCRIBE-TOKEN",
} as const;

/** The daily mail for readers of one level of help. */
export function dailyMail(mail: DailyMail): MailModel {
  const { siteUrl, postalAddress, product, text, date, puzzleNumber, facts } = mail;
  const links = siteLinks(siteUrl);
  const variables = {
    product,
    site: links.host,
    date: puzzleDateInWords(date),
    puzzleNumber: String(puzzleNumber),
    wordLength: String(facts.wordLength),
  };
  const fill = (part: string) => fillMailText(part, variables);
  const [first, ...others] = text.paragraphs.map((paragraph): MailBlock => ({
    type: "paragraph",
    text: fill(paragraph),
  }));
  return {
    product,
    siteUrl: links.home,
    postalAddress,
    subject: fill(text.subject),
    preheader: fill(text.preheader),
    heading: fill(text.heading),
    blocks: [
      ...(first ? [first] : []),
      ...puzzleBlocks(mail),
      ...others,
      { type: "button", label: fill(text.button ?? "Open the page"), url: links.hint(date) },
    ],
    reason: `You get this email because you subscribed to the daily hint of ${product}.`,
    footerLinks: [
      { label: "Change preferences", url: links.preferences(tokenPlaceholders.preferences) },
      { label: "Unsubscribe", url: links.unsubscribe(tokenPlaceholders.unsubscribe) },
    ],
  };
}

function puzzleBlocks({ riddle, facts, hints }: DailyMail): MailBlock[] {
  if (riddle === null) return [];
  return [
    { type: "verse", lines: riddle.split("\n") },
    { type: "facts", items: factsInWords(facts) },
    ...(hints.length > 0 ? [{ type: "hints" as const, hints }] : []),
  ];
}

function factsInWords({ wordLength, vowelCount, hasRepeatedLetter, startsWith }: HintFacts): string[] {
  return [
    `${wordLength} letters`,
    vowelCount === 1 ? "1 vowel" : `${vowelCount} vowels`,
    hasRepeatedLetter ? "A letter comes more than once" : "No letter comes twice",
    `Starts with a ${startsWith}`,
  ];
}
