import * as z from "zod";
import type { RiddleText } from "../riddle-text.ts";

/** The text that the model is to write. Flat, because every model that takes a JSON schema can fill flat fields. */
export const candidateSchema = z.object({
  idea: z.string().describe("The one idea that all four lines carry through, in a sentence."),
  line1: z.string(),
  line2: z.string(),
  line3: z.string(),
  line4: z.string(),
  theme: z.string().describe("One to four words that give nothing away."),
  hint1: z.string().describe("The vaguest hint."),
  hint2: z.string().describe("A hint that narrows the field."),
  hint3: z.string().describe("The strongest hint, nearly a definition."),
  note1: z.string().describe("Why the first line fits the word, for readers who know it."),
  note2: z.string(),
  note3: z.string(),
  note4: z.string(),
});
export type Candidate = z.infer<typeof candidateSchema>;

export function textOf(candidate: Candidate): RiddleText {
  const { line1, line2, line3, line4, theme, hint1, hint2, hint3 } = candidate;
  const { note1, note2, note3, note4 } = candidate;
  const lines = [line1, line2, line3, line4].map(tidy);
  return {
    lines,
    theme: tidy(theme),
    hints: [tidy(hint1), tidy(hint2), tidy(hint3)],
    notes: [tidy(note1), tidy(note2), tidy(note3), tidy(note4)],
  };
}

/**
 * Returns the fault of a text's form, in words for its writer, without the text itself. Undefined when it is well
 * formed: the same lengths as in the library, and plain prose without markup, links or signs.
 */
export function faultOfForm({ lines, theme, hints, notes }: RiddleText): string | undefined {
  const texts = [...lines, theme ?? "", ...hints, ...(notes ?? [])];
  if (texts.some((text) => !/^[\p{Script=Latin}\p{M}\d ,.;:!?'’‘"“”()–—-]*$/u.test(text)))
    return "only letters, digits and plain punctuation are allowed";
  if (lines.some(({ length }) => length < lineLength.min || length > lineLength.max))
    return `each line must have ${lineLength.min} to ${lineLength.max} characters`;
  if (theme !== null && (theme === "" || theme.split(" ").length > 4 || theme.length > 60))
    return "the theme must have one to four words";
  if (hints.some(({ length }) => length < hintLength.min || length > hintLength.max))
    return `each hint must have ${hintLength.min} to ${hintLength.max} characters`;
  if (notes?.some(({ length }) => length < noteLength.min || length > noteLength.max))
    return `each note must have ${noteLength.min} to ${noteLength.max} characters`;
  const distinct = new Set(texts.map(normalized));
  return distinct.size < texts.length ? "no line, hint or note may be there twice" : undefined;
}

/** Returns whether a text has a line or a hint of one of the others. */
export function sharesWith({ lines, hints }: RiddleText, others: readonly RiddleText[]): boolean {
  const theirs = new Set(others.flatMap((other) => [...other.lines, ...other.hints]).map(normalized));
  return [...lines, ...hints].some((text) => theirs.has(normalized(text)));
}

const lineLength = { min: 12, max: 80 };
const hintLength = { min: 12, max: 110 };
const noteLength = { min: 12, max: 110 };

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();
const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
