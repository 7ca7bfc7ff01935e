import data from "../../../data/guard-words.json" with { type: "json" };

const short: ReadonlySet<string> = new Set(data.short.split(" "));
const unrelated: Readonly<Record<string, string | undefined>> = data.unrelated;
const families: Readonly<Record<string, string | undefined>> = data.families;

/** Returns whether the text is an ordinary English word of one to four letters. */
export function isShortWord(text: string): boolean {
  return short.has(text);
}

/** Longer words that contain this one by coincidence: "mother" for "other", "planet" for "plane". */
export function unrelatedTo(word: string): ReadonlySet<string> {
  return new Set(unrelated[word]?.split(" "));
}

/** Words of the same stem that do not contain this one: "nobility" for "noble". */
export function familyOf(word: string): readonly string[] {
  return families[word]?.split(" ") ?? [];
}
