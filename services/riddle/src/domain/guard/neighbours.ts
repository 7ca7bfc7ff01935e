import { isCommonWord } from "@wordlehint/contracts/guard/common-words";
import type { Detector, Match, ParsedText } from "@wordlehint/contracts/guard/detector";
import { isLetterName, isPlainName, letterNamed } from "@wordlehint/contracts/guard/letter-names";
import type { Token } from "@wordlehint/contracts/guard/tokens";
import { type Difference, differenceOf } from "./letter-edits.ts";
import { isOneLetterOff } from "./one-letter-off.ts";

/**
 * Words that are one letter off the answer, where the text points at them: "change one letter of crate", "crate, but with
 * N for T", "almost CRATE", "behead a branch"; and those that become the answer with the letters named beside them: "ran
 * between C and E". A neighbour that nothing points at is innocent: a verse on a crane may well have a crate in it.
 */
export const findNeighbours: Detector = (word) => (parsed) =>
  parsed.words.flatMap((token, at): Match[] => {
    const { text, from, to } = token;
    const difference = isCommonWord(text) ? null : differenceOf(text, word);
    if (!difference) return [];
    const around = wordsAround(parsed, at, maxDistance);
    const isLeak =
      isCompleted(parsed, token, difference, around) ||
      (isOneLetterOff(text, word) &&
        (isPointedAt(parsed, token, at) ||
          isEditedAt(parsed, token, difference, wordsAround(parsed, at, maxPlaceDistance))));
    return isLeak ? [{ rule: "neighbour", from, to }] : [];
  });

const letterNouns = /^(?:letters?|vowels?|consonants?|initials?|characters?|spelling)$/;
const changes =
  "chang(?:e|es|ed|ing)|swap(?:s|ped|ping)?|switch(?:es|ed|ing)?|replac(?:e|es|ed|ing)|exchang(?:e|es|ed)|trad(?:e|es|ed|ing)|alter(?:s|ed|ing)?|substitut(?:e|es|ed|ing)|drop(?:s|ped|ping)?|los(?:e|es|ing)|lost|minus|less|without|remov(?:e|es|ed|ing)|subtract|insert(?:s|ed)?|behead(?:s|ed|ing)?|curtail(?:s|ed)?|wip(?:e|es|ed)|eras(?:e|es|ed)|missing|lacks?|omit(?:s|ted|ting)?|except|differs?|different";
const moreChanges =
  "turn(?:s|ed|ing)?|add(?:s|ed|ing)?|plus|becomes?|instead|new|another|away|short|tweak(?:s|ed)?";
const edits = new RegExp(`^(?:${changes}|${moreChanges}|other|single|one|apart|off|extra)$`);
const letterEdits = new RegExp(`^(?:${changes}|${moreChanges})$`);
const strictEdits = new RegExp(`^(?:${changes})$`);
const replacing =
  /^(?:chang|swap|switch|replac|exchang|trad|alter|substitut|new$|another$|different$|differs?$)/;
const dropping =
  /^(?:drop|los[ei]|lost|minus|less|without|remov|subtract|missing|lack|omit|except|tak(?:e|es|en|ing)$|took|chop|clip)/;
const nearness =
  /^(?:almost|nearly|not|like|close|similar|cousin|neighbou?r|twin|resembl(?:e|es|ing)|confus(?:e|ed|ing)|mistak(?:e|en)|typo|misspel(?:t|led)?|misprint|near)$/;

/** In words. */
const maxDistance = 10;
const maxNearDistance = 3;
const maxPlaceDistance = 8;

function wordsAround({ words }: ParsedText, at: number, distance: number): Token[] {
  return [...words.slice(Math.max(0, at - distance), at), ...words.slice(at + 1, at + 1 + distance)];
}

function isPointedAt(parsed: ParsedText, token: Token, at: number): boolean {
  const around = wordsAround(parsed, at, maxDistance);
  const has = (pattern: RegExp): boolean => around.some(({ text }) => pattern.test(text));
  const isCue = ({ text }: Token): boolean => letterNouns.test(text) || edits.test(text) || text.length === 1;
  const isMarked = isEmphasised(parsed, token);
  if (!isMarked && !around.some((other) => isCue(other) && isSameSentence(parsed, token, other)))
    return false;
  if (has(letterNouns) && has(edits)) return true;
  if (around.some((other) => isLetterName(parsed, other)) && (has(letterEdits) || has(/^for$/))) return true;
  if (!isMarked) return false;
  return wordsAround(parsed, at, maxNearDistance).some(
    ({ text }) => nearness.test(text) || strictEdits.test(text),
  );
}

/** Names of letters that are nouns as well: they mean letters where the text speaks of an edit. */
const nounNames = /^(?:bee|sea|pea|queue|cue|tea|tee|eye|jay|gee|ex)$/;

/** "A cane that swallowed an R", "brand, with C for B and E for D", "the crate whose tea became an en". */
function isCompleted(
  parsed: ParsedText,
  token: Token,
  { added, removed }: Difference,
  around: readonly Token[],
): boolean {
  const near = around.filter((other) => isSameSentence(parsed, token, other));
  const isEdited = near.some(
    ({ text }) => strictEdits.test(text) || /^(?:turn(?:s|ed)|gone|flown|fled|out)$/.test(text),
  );
  const named = near
    .filter(
      (other) =>
        isLetterName(parsed, other) || isPlainName(other.text) || (isEdited && nounNames.test(other.text)),
    )
    .map(({ text }) => letterNamed(text));
  const wanted = added.length > 0 ? added : removed;
  return wanted.length > 0 && wanted.every((letter) => countOf(named, letter) >= countOf(wanted, letter));
}

function countOf(letters: readonly string[], letter: string): number {
  return letters.filter((each) => each === letter).length;
}

/** "Behead a branch", "the branch lost its top", "crate with a different fourth": an edit where the words differ. */
function isEditedAt(
  parsed: ParsedText,
  token: Token,
  { places, removed, added }: Difference,
  around: readonly Token[],
): boolean {
  const near = around.filter((other) => isSameSentence(parsed, token, other));
  const has = (pattern: RegExp): boolean => near.some(({ text }) => pattern.test(text));
  const isReplaced = removed.length === added.length;
  if (!isReplaced && places.includes("head") && has(beheading)) return true;
  if (!isReplaced && places.includes("tail") && (has(curtailing) || (has(/^cut$/) && has(/^short$/))))
    return true;
  return near.some(({ text }) => places.includes(text)) && has(isReplaced ? replacing : dropping);
}

const beheading = /^(?:behead(?:s|ed|ing)?|decapitat(?:e|es|ed)|headless)$/;
const curtailing = /^(?:curtail(?:s|ed|ing)?|tailless)$/;

/** Returns whether no full stop stands between the two words. */
function isSameSentence({ readable }: ParsedText, one: Token, other: Token): boolean {
  return !/[.!?]/.test(readable.slice(Math.min(one.to, other.to), Math.max(one.from, other.from)));
}

/** In capitals, or between quotation marks or marks of emphasis. */
function isEmphasised({ characters }: ParsedText, { from, to }: Token): boolean {
  const isCapital = characters.slice(from, to).every(({ upper }) => upper);
  const isMarked = "\"'“‘*_`«".includes(characters[from - 1]?.char ?? " ");
  return isCapital || isMarked;
}
