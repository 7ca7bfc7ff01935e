import type { Detector } from "@wordlehint/contracts/guard/detector";
import type { Token } from "@wordlehint/contracts/guard/tokens";
import data from "../../../data/guard-emoji.json" with { type: "json" };
import { isOneLetterOff } from "./one-letter-off.ts";
import { isEnglish } from "./sounds.ts";

const translationsOf: Readonly<Record<string, string | undefined>> = data.translations;

/**
 * The word's name in another European language that uses Latin letters: as far as CLDR's names of emoji have it, and,
 * where the text speaks of another language or country, any word that isn't English and either is one letter off or is
 * given as the name: "in Spanish I am grúa".
 */
export const findTranslations: Detector = (word) => {
  const translations = new Set(translationsOf[word]?.split(" "));
  return ({ words, characters, readable }) => {
    const isCued = anyCue.test(readable);
    const isName = ({ text, from }: Token, at: number): boolean =>
      (isOneLetterOff(text, word) || (!characters[from]?.upper && isGivenAsName(words, at))) &&
      isForeign(words, at);
    return words
      .filter((token, at) => translations.has(token.text) || (isCued && isName(token, at)))
      .map(({ from, to }) => ({ rule: "translation", from, to }));
  };
};

const elsewhere =
  "french|france|paris(?:ian)?|spanish|spain|spaniard|madrid|mexic(?:o|an)|italian|italy|rom(?:e|an)|german|germany|berlin|vienna|austrian|dutch|dutchm[ae]n|holland|amsterdam|swed(?:en|ish|e)|stockholm|norwegian|norway|oslo|danish|dane|denmark|copenhagen|portuguese|portugal|lisbon|brazil(?:ian)?|latin|polish|pole|poland|czech|prague|finnish|finn|finland|hungarian|romanian|turkish|turk|catalan|welsh|irish|gaelic|scots|yiddish|norse|esperanto|(?:french|welsh|irish)m[ae]n|abroad|foreign(?:er)?|overseas|translat(?:e|ed|ion)|language|tongue";
const anyCue = new RegExp(`\\b(?:${elsewhere})`);
const cue = new RegExp(`^(?:${elsewhere})s?$`);

/** In words. */
const maxDistance = 8;

function isForeign(words: readonly Token[], at: number): boolean {
  const word = words[at];
  const around = words.slice(Math.max(0, at - maxDistance), at + maxDistance + 1);
  return word !== undefined && around.some(isCue) && !isCue(word) && !isEnglish(word.text);
}

function isCue({ text }: Token): boolean {
  return cue.test(text);
}

const articles = /^(?:an?|the|el|la|le|il|un|une|una|der|die|das|ein|eine|de|het)$/;

function isGivenAsName(words: readonly Token[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at).filter(({ text }) => !articles.test(text));
  return /\b(?:i am|im|says?|calls? (?:me|it|us)|called|named|my name is)$/.test(
    before.map(({ text }) => text).join(" "),
  );
}
