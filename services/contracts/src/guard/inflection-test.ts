import type { WordKnowledge } from "./detector.ts";

/** Irregular forms. Any form of a group gives the others away. */
const irregular = `
arise arose arisen; awake awoke awoken; began begin begun; bleed bled; blow blew blown; bound bind; break broke broken;
breed bred; bring brought; brought bring; build built; burn burnt; catch caught; child children; cling clung;
creep crept; dealt deal; draw drew drawn; dream dreamt; drink drank drunk drunken; drive drove driven; dwell dwelt;
fight fought; flies flown flew; fling flung; forgo forwent forgone; freeze froze frozen; give gave given; goose geese;
grow grew grown; hear heard; kneel knelt; knife knives; know knew known; leapt leap; learn learnt; louse lice; loaf loaves;
meant mean; mouse mice; outdo outdid outdone; rise rose risen; seek sought; shake shook shaken; shear shorn sheared;
shelf shelves; shine shone; shoe shod; shoot shot; show shown; shrink shrank shrunk; sleep slept; slide slid; sling slung;
slink slunk; smell smelt; smite smote smitten; speak spoke spoken; speed sped; spell spelt; spend spent; spill spilt;
spoil spoilt; stand stood; steal stole stolen; stick stuck; sting stung; stink stank stunk; strew strewn; stride strode;
swear swore sworn; sweep swept; swell swollen swole; swing swung; take took taken; teach taught; thief thieves; think thought;
throw threw thrown; tooth teeth; tread trod trodden; undid undo undone; wake woke woken; wear wore worn; weave wove woven;
woman women; wring wrung; write wrote written; wreak wrought; wharf wharves; scarf scarves; dwarf dwarves; calf calves calve;
half halves halve; elf elves; leaf leaves; wolf wolves; self selves; staff staves; stave stove; focus foci; locus loci;
index indices; datum data; larva larvae; fungus fungi; genus genera; oasis oases; basis bases; axis axes; crisis crises;
medium media; radius radii; torso torsi; nucleus nuclei; cactus cacti; codex codices; vertex vertices; worse worst;
alumnus alumni; ovum ova; swim swam swum; light lit; split splits; strive strove striven; clothe clad;
bacterium bacteria; ox oxen; feet foot; geese goose; quick quicken; forget forgot forgotten; beget begot begotten
`
  .split(";")
  .map((group) => group.trim().split(/\s+/));

const endings = ["s", "es", "d", "ed", "r", "er", "rs", "ers", "st", "est", "ing", "ings", "ly"];
const endingsAfterI = [
  "es",
  "ed",
  "er",
  "ers",
  "est",
  "ly",
  "ness",
  "ment",
  "less",
  "ful",
  "fully",
  "fy",
  "fied",
  "fies",
];
const endingsWithoutE = [
  "ing",
  "ings",
  "ingly",
  "able",
  "ably",
  "ation",
  "ations",
  "ed",
  "er",
  "ers",
  "est",
  "or",
  "ors",
  "ity",
];

const prefix = /^(?:un|re|dis|mis|over|under|out|non)/;

/**
 * Makes a function that tells whether a lower-case run of letters is another form of the word, a derivation or a
 * compound of it.
 */
export function createInflectionTest(
  word: string,
  { familyOf, unrelatedTo }: WordKnowledge,
): (text: string) => boolean {
  const relatives = [...familyOf(word), ...irregularFormsOf(word)];
  const forms = new Set([word, ...relatives.filter(({ length }) => length > 3)].flatMap(inflect));
  const unrelated = unrelatedTo(word);
  return (text) => {
    if (text === word) return false;
    if (relatives.includes(text)) return true;
    if (unrelated?.has(text)) return false;
    const withoutPrefix = text.replace(prefix, "");
    if (forms.has(text) || forms.has(withoutPrefix) || relatives.includes(withoutPrefix)) return true;
    return unrelated !== null && text.includes(word) && !stemsOf(text).some((stem) => unrelated.has(stem));
  };
}

function irregularFormsOf(word: string): string[] {
  const groups = irregular.filter((group) => group.includes(word));
  return groups.flat().filter((form) => form !== word);
}

function inflect(text: string): string[] {
  const forms = endings.map((ending) => text + ending);
  const stem = text.slice(0, -1);
  if (text.endsWith("e")) forms.push(...endingsWithoutE.map((ending) => stem + ending));
  if (/[^aeiou]y$/.test(text)) forms.push(...endingsAfterI.map((ending) => `${stem}i${ending}`));
  return forms;
}

function stemsOf(text: string): string[] {
  const stems = endings
    .filter((ending) => text.endsWith(ending))
    .map((ending) => text.slice(0, -ending.length));
  return [...stems, ...stems.map((stem) => `${stem}e`), text.replace(/i(?:es|ed|er|est|ly|ness)$/, "y")];
}
