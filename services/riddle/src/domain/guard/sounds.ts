import { isCommonWord } from "@wordlehint/contracts/guard/common-words";
import type { Detector, Match, ParsedText } from "@wordlehint/contracts/guard/detector";
import type { Token } from "@wordlehint/contracts/guard/tokens";
import data from "../../../data/guard-sounds.json" with { type: "json" };

const homophonesOf: Readonly<Record<string, string | undefined>> = data.homophones;
/** Each with the words that rhyme with one another, between spaces. */
const rhymeGroups = data.rhymes.map((group) => ` ${group} `);

let english: ReadonlySet<string> | undefined;

/** Returns whether it is an English word, as far as its sounds are known. */
export function isEnglish(word: string): boolean {
  english ??= new Set([...Object.keys(homophonesOf), ...data.rhymes.flatMap((group) => group.split(" "))]);
  return english.has(word);
}

/**
 * Words that sound like the answer, where the text speaks of sounds, and words that rhyme with it, where the text says so.
 * The answer in British spelling counts everywhere, as a form of the word.
 */
export const findSounds: Detector = (word) => {
  const homophones = new Set(homophonesOf[word]?.split(" "));
  const variants = new Set([...homophones].filter((other) => isVariant(word, other)));
  let rhymes: readonly string[] | undefined;
  return (parsed) => [
    ...parsed.words
      .filter(({ text }) => variants.has(text))
      .map(({ from, to }): Match => ({ rule: "inflection", from, to })),
    ...(soundCue.test(parsed.readable) ? pointedHomophones(homophones, parsed) : []),
    ...(/rhym|sound/.test(parsed.readable) ? pointedRhymes(word, (rhymes ??= rhymesOf(word)), parsed) : []),
  ];
};

/** Returns whether it is the same word in another spelling: "colour" for "color", "fibre" for "fiber". */
function isVariant(word: string, other: string): boolean {
  const american = other
    .replace("our", "or")
    .replace(/([bcdhkt])re(s?)$/, "$1er$2")
    .replace("mould", "mold")
    .replace("grey", "gray")
    .replace("cheque", "check");
  return american === word;
}

const soundCue =
  /\bsounds?\b|\bsounded|homophone|pronounc|\bsaid aloud|\b(?:say|said|read|spoken|speak|heard|hear)\b.{0,20}\b(?:aloud|out loud|by ear|as|like)\b|\bby ear\b|to the ear|\bmisheard|\bspelled differently|\bspelt differently/;

function pointedHomophones(homophones: ReadonlySet<string>, { words, readable }: ParsedText): Match[] {
  return words
    .filter(({ text, from, to }) => {
      if (!homophones.has(text)) return false;
      const around = readable.slice(Math.max(0, from - maxDistance), to + maxDistance);
      return soundCue.test(around) && !(isCommonWord(text) && !/like|as|with/.test(around));
    })
    .map(asHomophone);
}

function asHomophone({ from, to }: Token): Match {
  return { rule: "homophone", from, to };
}

/** In characters. */
const maxDistance = 48;
/** In characters. */
const maxReach = 100;
/** In words. */
const maxRhymes = 8;

/** The groups of words that rhyme with it. */
function rhymesOf(word: string): string[] {
  return rhymeGroups.filter((group) => group.includes(` ${word} `));
}

/** "rhymes with brain", "brain rhymes with me", "in rhyme with brain and drain", "sounds like brain". */
function pointedRhymes(word: string, groups: readonly string[], { words, readable }: ParsedText): Match[] {
  if (groups.length === 0) return [];
  const doesRhyme = ({ text }: Token): boolean =>
    text !== word && !functionWords.has(text) && groups.some((group) => group.includes(` ${text} `));
  return words.flatMap(({ text, to, from }, at) => {
    const after = words.slice(at + 1, at + 1 + maxRhymes + 2);
    const isRhyme = /^(?:rhym(?:e|es|ed|ing)|soundalike)$/.test(text);
    const isSound =
      /^sound(?:s|ed|ing)?$/.test(text) &&
      /^(?:just |much |a lot |something )?like\b/.test(readable.slice(to + 1, to + maxReach));
    const rest = readable.slice(to, to + maxReach);
    const isNamed =
      isRhyme && /^(?:[ ,]+[a-z]+){0,2}?[ ]*(?:[ ](?:with|to|for|of|on|as|like|are|is)\b|:)/.test(rest);
    if (!isNamed && !isSound) return [];
    const sentence = /[.!?;\n]/.exec(rest)?.index ?? maxReach;
    const named = after.filter((token) => token.from < to + sentence && doesRhyme(token));
    const isOfMe =
      isRhyme && /^\W{1,3}(?:with|to|for|of)\W{1,3}(?:me|my|mine|it|its|this|us|the)\b/.test(rest);
    const before = isOfMe ? words.slice(Math.max(0, at - 5), at).filter(doesRhyme) : [];
    return [...before, ...named].map((token): Match => ({
      rule: "rhyme",
      from: Math.min(from, token.from),
      to: Math.max(to, token.to),
    }));
  });
}

/** Words that follow "rhymes" as a part of the sentence: "it rhymes with me". */
const functionWords = new Set(
  "a an and as at be but by do for he her him i in is it its just me my no not of on or she so that the them they this to too two us we who with you your".split(
    " ",
  ),
);
