import { unbroken } from "../../content/unbroken.ts";
import type { TextPart } from "../../content/search-page-data.ts";
import { tokensOf } from "./terms.ts";

const maxLength = 220;

/**
 * Returns the passage of a text that has most of the terms, cut to about two lines.
 * @param fallback shown where the text has none of them
 */
export function bestPassage(text: string, fallback: string, terms: readonly string[]): TextPart[] {
  const sentences = text.split(/\n+/).flatMap(sentencesOf);
  let best = { passage: "", count: 0 };
  for (const [index, { sentence }] of sentences.entries()) {
    const found = tokensOf(sentence);
    const count = terms.filter((wanted) => found.some(({ term }) => isMatch(term, wanted))).length;
    if (count > best.count) best = { passage: prolonged(sentences, index), count };
  }
  return markTerms(unbroken(cut(best.count > 0 ? best.passage : fallback, terms)), terms);
}

/** Splits a text into its parts, so that the words with which the terms begin can be marked. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const token of tokensOf(text)) {
    if (!matches(token.term, terms)) continue;
    if (token.start > end) parts.push({ text: text.slice(end, token.start), isMatch: false });
    parts.push({ text: text.slice(token.start, token.end), isMatch: true });
    ({ end } = token);
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMatch: false }] : parts;
}

function matches(term: string, terms: readonly string[]): boolean {
  return terms.some((wanted) => isMatch(term, wanted));
}

function isMatch(term: string, wanted: string): boolean {
  return wanted.length > 1 ? term.startsWith(wanted) : term === wanted;
}

const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

interface Sentence {
  sentence: string;
  /** Set for the last one of its paragraph. */
  isLast: boolean;
}

function sentencesOf(paragraph: string): Sentence[] {
  const segments = Array.from(segmenter.segment(paragraph.replaceAll(/\s+/g, " ").trim()));
  return segments.map(({ segment }, index) => ({
    sentence: segment.trim(),
    isLast: index === segments.length - 1,
  }));
}

/** A short sentence with the one after it in its paragraph; a heading, or a line of verse, with what follows. */
function prolonged(sentences: readonly Sentence[], index: number): string {
  const [{ sentence, isLast } = { sentence: "", isLast: true }, next] = sentences.slice(index, index + 2);
  const isWhole = isLast && /[.!?…]["”’)]*$/.test(sentence);
  if (!next || isWhole || sentence.length >= 80) return sentence;
  return `${sentence}${/[\p{L}\p{N}]$/u.test(sentence) ? ":" : ""} ${next.sentence}`;
}

/** Cuts what is too long around the first term, between words. */
function cut(text: string, terms: readonly string[]): string {
  if (text.length <= maxLength) return text;
  const first = tokensOf(text).find(({ term }) => matches(term, terms))?.start ?? 0;
  const wanted = Math.max(0, Math.min(first - maxLength / 3, text.length - maxLength));
  const start = wanted === 0 ? 0 : text.indexOf(" ", wanted) + 1;
  const last = text.lastIndexOf(" ", start + maxLength);
  const end = start + maxLength >= text.length || last <= start ? text.length : last;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}
