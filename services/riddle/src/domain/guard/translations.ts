import data from "../../../data/guard-emoji.json" with { type: "json" };
import type { Detector } from "./detector.ts";

const translationsOf: Readonly<Record<string, string | undefined>> = data.translations;

/** The word's name in another European language that uses Latin letters, as far as CLDR's names of emoji have it. */
export const findTranslations: Detector = (word) => {
  const translations = new Set(translationsOf[word]?.split(" "));
  return ({ words }) =>
    words
      .filter(({ text }) => translations.has(text))
      .map(({ from, to }) => ({ rule: "translation", from, to }));
};
