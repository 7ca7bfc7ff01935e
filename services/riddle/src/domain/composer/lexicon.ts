/** One sense of a word, with what a riddle needs of it. */
export interface Sense {
  pos: "noun" | "verb" | "adj" | "adv";
  /** WordNet's lexicographer file: "animal", "motion". */
  field: string;
  /** The definition without examples. */
  gloss: string;
  /** Hypernym. */
  kind?: string;
  /** Hyponyms. */
  kinds?: string[];
  /** Synonyms, the best known first. */
  like?: string[];
  /** Antonyms. */
  unlike?: string[];
  /** Holonyms: what it is a part or member of. */
  within?: string[];
  /** Meronyms: its parts or members. */
  has?: string[];
}

export interface Entry {
  /** Clues written by hand: sentences without a full stop. */
  clues?: string[];
  /** The most frequent first. */
  senses: Sense[];
}

/** Entries by word. A word without an entry gets a riddle about its letters. */
export type Lexicon = Readonly<Record<string, Entry | undefined>>;
