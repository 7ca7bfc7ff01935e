/** One meaning of a word, as far as a riddle needs it. */
export interface Sense {
  pos: "noun" | "verb" | "adj" | "adv";
  /** WordNet's lexicographer file: "animal", "motion". */
  field: string;
  /** The definition without examples. */
  gloss: string;
  /** What it is a kind of. */
  kind?: string;
  /** Kinds of it. */
  kinds?: string[];
  /** Other words for it, the best known first. */
  like?: string[];
  /** Words for the opposite. */
  unlike?: string[];
  /** What it is a part or member of. */
  within?: string[];
  /** What is a part of it. */
  has?: string[];
}

export interface Entry {
  /** Clues written by hand: a sentence without its full stop. */
  clues?: string[];
  /** The most usual first. */
  senses: Sense[];
}

/** Meanings by word. A word without an entry gets a riddle on its letters. */
export type Lexicon = Readonly<Record<string, Entry | undefined>>;
