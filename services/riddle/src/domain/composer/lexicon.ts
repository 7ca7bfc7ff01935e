/** One meaning of a word, as far as a riddle needs it. Short keys: there are thousands of these in the data file. */
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

/** Meanings by word, the most usual first. A word without an entry gets a riddle on its letters. */
export type Lexicon = Readonly<Record<string, readonly Sense[] | undefined>>;
