import { isCommonWord } from "./common-words.ts";
import type { Detector, Match, ParsedText } from "./detector.ts";
import { isOneLetterOff } from "./one-letter-off.ts";
import type { Token } from "./tokens.ts";

/**
 * Words that are one letter off the answer, where the text points at them: "change one letter of crate", "crate, but with
 * N for T", "almost CRATE". A neighbour that nothing points at is innocent: a verse on a crane may well have a crate in it.
 */
export const findNeighbours: Detector = (word) => (parsed) => {
  if (!anyCue.test(parsed.readable)) return [];
  return parsed.words.flatMap((token, at): Match[] => {
    const { text, from, to } = token;
    const isNear = isOneLetterOff(text, word) && !isCommonWord(text);
    return isNear && isPointedAt(parsed, token, at) ? [{ rule: "neighbour", from, to }] : [];
  });
};

const letterNouns = /^(?:letters?|vowels?|consonants?|initials?|characters?|spelling)$/;
const edits =
  /^(?:chang(?:e|es|ed|ing)|swap(?:s|ped|ping)?|switch(?:es|ed|ing)?|replac(?:e|es|ed|ing)|exchang(?:e|es|ed)|trad(?:e|es|ed|ing)|turn(?:s|ed|ing)?|alter(?:s|ed|ing)?|substitut(?:e|es|ed|ing)|add(?:s|ed|ing)?|plus|drop(?:s|ped|ping)?|los(?:e|es|ing)|lost|minus|less|without|remov(?:e|es|ed|ing)|subtract|insert(?:s|ed)?|behead(?:s|ed|ing)?|curtail(?:s|ed)?|wip(?:e|es|ed)|eras(?:e|es|ed)|new|another|other|different|single|one|away|apart|off|short|extra|missing|lacks?|instead|becomes?|tweak(?:s|ed)?)$/;
const nearness =
  /^(?:almost|nearly|not|like|close|similar|cousin|neighbou?r|twin|resembl(?:e|es|ing)|confus(?:e|ed|ing)|mistak(?:e|en)|typo|misspel(?:t|led)?|misprint|near)$/;
const anyCue =
  /letter|vowel|consonant|initial|character|spel|swap|switch|chang|replac|exchang|trad|turn|alter|substitut|add|plus|drop|los|minus|without|remov|subtract|insert|behead|curtail|wipe|erase|instead|becom|almost|nearly|not|like|close|similar|cousin|neighbo|twin|resembl|confus|mistak|typo|misprint|near|for/;

/** In words. */
const maxDistance = 10;
const maxNearDistance = 3;

function isPointedAt(parsed: ParsedText, token: Token, at: number): boolean {
  const { words } = parsed;
  const around = [
    ...words.slice(Math.max(0, at - maxDistance), at),
    ...words.slice(at + 1, at + 1 + maxDistance),
  ];
  const has = (pattern: RegExp): boolean => around.some(({ text }) => pattern.test(text));
  if (!isEmphasised(parsed, token) && !sameSentence(parsed, token, around)) return false;
  if (has(letterNouns) && has(edits)) return true;
  if (around.some((other) => isLetterName(parsed, other)) && (has(edits) || has(/^for$/))) return true;
  const near = words.slice(Math.max(0, at - maxNearDistance), at + 1 + maxNearDistance);
  return isEmphasised(parsed, token) && near.some(({ text }) => nearness.test(text));
}

/** Returns whether a cue may be meant for the token: no full stop stands between it and all of the words around. */
function sameSentence({ readable }: ParsedText, token: Token, around: readonly Token[]): boolean {
  return around.some(({ text, from, to }) => {
    const between = readable.slice(Math.min(to, token.to), Math.max(from, token.from));
    return (letterNouns.test(text) || edits.test(text) || text.length === 1) && !/[.!?]/.test(between);
  });
}

/** A single letter that is not the article, the pronoun or the interjection. */
function isLetterName({ readable, characters }: ParsedText, { text, from }: Token): boolean {
  if (text.length !== 1) return false;
  if (!"aio".includes(text)) return true;
  return text !== "i" && characters[from]?.upper === true && !startsSentence(readable, from);
}

/** Returns whether the text, a line or a sentence starts here, where the article has a capital, too. */
function startsSentence(readable: string, at: number): boolean {
  return at === 0 || /[.!?\n] *$/.test(readable.slice(Math.max(0, at - 4), at));
}

/** In capitals, or between quotation marks or marks of emphasis. */
function isEmphasised({ characters }: ParsedText, { from, to }: Token): boolean {
  const isCapital = characters.slice(from, to).every(({ upper }) => upper);
  const isMarked = "\"'“‘*_`«".includes(characters[from - 1]?.char ?? " ");
  return isCapital || isMarked;
}
