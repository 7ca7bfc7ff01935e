import { clausesOf } from "./gloss.ts";
import { thirdPerson, withArticle } from "./grammar.ts";
import type { Sense } from "./lexicon.ts";

/** Clues in the first person, made from the definition of one sense. They have no full stop. */
export function definitionClues(sense: Sense): string[] {
  return clausesOf(sense).flatMap((clause) => cluesFor[sense.pos](clause, sense));
}

/** Clues that quote the definition, which works for a definition of any form. */
export function quotationClues(sense: Sense): string[] {
  const phrases = clausesOf(sense).map((clause) =>
    sense.pos === "noun" ? nounPhrase(clause, sense) : clause,
  );
  return phrases
    .filter((phrase) => phrase !== null && !(sense.pos === "verb" && notVerb.test(phrase)))
    .flatMap((phrase) => introductions[sense.pos].map((introduction) => `${introduction} ${phrase}`));
}

/** Clues from the synonyms, antonyms, wholes and parts of one sense. */
export function relationClues(sense: Sense): string[] {
  const { like = [], unlike = [], within = [], has = [] } = sense;
  const clues: string[] = [];
  const [first, second] = like;
  if (first !== undefined && second !== undefined)
    clues.push(`Some would say ${first} for me, and others ${second}`);
  else if (first !== undefined) clues.push(`Some people would say ${first} instead of me`);
  const [opposite] = unlike;
  if (opposite !== undefined) clues.push(`The very opposite of me is ${opposite}`);
  if (isThing(sense) && within[0] !== undefined)
    clues.push(`Look for me where you look for ${withArticle(within[0])}`);
  if (isThing(sense) && has.length > 1)
    clues.push(`Among my parts you find the ${has.slice(0, 2).join(" and the ")}`);
  return clues;
}

const introductions: Record<Sense["pos"], readonly string[]> = {
  noun: ["In other words, I'm", "Or think of me as"],
  verb: ["In other words, I mean to"],
  adj: ["What I would say of things:", "In other words:"],
  adv: ["In other words:"],
};

const cluesFor: Record<Sense["pos"], (clause: string, sense: Sense) => string[]> = {
  noun: nounClues,
  verb: verbClues,
  adj: adjectiveClues,
  adv: adverbClues,
};

const thingFields = new Set([
  "animal",
  "artifact",
  "person",
  "plant",
  "object",
  "body",
  "location",
  "group",
  "food",
]);

function isThing(sense: Sense): boolean {
  return sense.pos === "noun" && thingFields.has(sense.field);
}

const massNoun =
  /\b(?:material|water|food|cloth|fabric|wood|liquid|paper|money|ice|music|work|meat|metal|leather|hair|clothing|equipment|land|ground|soil|dirt|grass|light|knowledge|information|behaviou?r|language|speech|writing|talk|flesh|snow|rain|air|gas|furniture|conduct|pleasure|pain|anger|fear|joy|freedom|power|strength|matter|stuff|flour|sugar|wine|beer|bread|milk|tea|coffee|armou?r|wool|silk|cotton|lace|skin|fur|luck|evidence|advice|courage|wealth|abundance|gold|silver|iron|oil|salt|poetry|prose|dust|energy|vegetation)$/;

function nounClues(clause: string, sense: Sense): string[] {
  const phrase = nounPhrase(clause, sense);
  if (phrase === null) return [];
  if (sense.field === "person") return [`I am ${phrase}`, `You may know me as ${phrase}`];
  return [`I am ${phrase}`, `Think of me as ${phrase}`];
}

const ownArticle =
  /^(?:an?|the|any|some|one|something|someone|anything|everything|what|whatever|his|her|its|each|either|all)\b/;
const notNoun =
  /^(?:to|in|on|at|by|if|when|where|being|having|not|who|which|that|of|lifts|is|are|was|were|has|have|used|made|relating|capable|can|it|with|from|native|cultivated|as|formerly|originally)\b/;
const headEnd =
  /,| (?:typically|usually|often|especially|of|that|which|who|whose|with|in|on|at|used|for|from|by|to|where|when|made|having|consisting|containing|found|formed|between|without|as|given|worn|resembling|held|and|or|is|are|native|valued|grown|covered|prepared|produced|can|may|has|have|had|lacking|such|set|put|kept|spent|paid)\b/;

/** The clause with the article that it needs; null when it is not a noun phrase, or a plural. */
export function nounPhrase(clause: string, sense: Sense): string | null {
  if (/^(?:any|some|either|each|all) of\b/.test(clause)) return null;
  if (
    /^(?:(?!\b(?:that|which|who|whose|where|when|what|whatever|anything|something)\b).)*\b(?:is|are|was|were|can|may|will|serves|has)\b/.test(
      clause,
    )
  )
    return null;
  if (ownArticle.test(clause)) return clause;
  if (/^\w+[^us]s (?:the|an?|your|one's|its|something|someone)\b/.test(clause)) return null;
  if (notNoun.test(clause)) return null;
  if (/^\w+ing (?:your|oneself|one's|the|an?|to|with|of|in|on|at|by|someone|something)\b/.test(clause))
    return clause.replace(/\boneself\b/, "yourself");
  if (/^\w+(?:ed|en) (?:for|by|to|with|in|of|from)\b/.test(clause)) return null;
  const [head = ""] = clause.split(headEnd);
  const noun = head.split(" ").at(-1) ?? "";
  if (/[^su]s$/.test(noun) && !/(?:ness|ics|sis)$/.test(noun)) return null;
  const isMass =
    massNoun.test(head) ||
    /(?:ness|ity|ism|ing|ment|tion|ance|ence|ship|hood|ery)$/.test(noun) ||
    sense.field === "substance";
  return isMass ? clause : withArticle(clause);
}

const notVerb = /^(?:to|in|by|the|an?|of|as|used|cause of|not|with|for|on|from|at|when|if)\b/;

function verbClues(clause: string): string[] {
  if (notVerb.test(clause)) return [];
  const action = clause
    .replace(/^be\b/, "are")
    .replace(/\b(or|and) be\b/g, "$1 are")
    .replace(/\boneself\b/g, "yourself")
    .replace(/\bone's\b/g, "your")
    .replace(/\bthe subject\b/g, "yourself");
  return [`You do me when you ${action}`, `I am what you do when you ${action}`];
}

function adjectiveClues(clause: string): string[] {
  const predicate = predicateOf(clause);
  if (predicate === null) return [];
  return [`I describe whatever ${predicate}`, `I am said of all that ${predicate}`];
}

/** The definition of an adjective as a predicate: "having a beak" becomes "has a beak". */
function predicateOf(clause: string): string | null {
  const related = /^(?:of or )?(?:relating|pertaining|related) to (?:or (?:\w+ )+)?(.+)$/.exec(clause);
  if (related) return `has to do with ${related[1] ?? ""}`;
  if (
    /^(?:that|which|who|used|said|it|an?|the|someone|something|at|to|as|on|by|from|for|when|where|if)\b/.test(
      clause,
    )
  ) {
    return null;
  }
  const [first = "", ...rest] = clause.split(" ");
  const verb = first.endsWith("ing") ? thirdPerson(first) : null;
  if (verb === null) return `is ${clause}`;
  if (!/^(?:or|and|to)$/.test(rest[0] ?? "")) return `${verb} ${rest.join(" ")}`;
  const [conjunction = "", next = "", ...others] = rest;
  const nextVerb = conjunction === "to" || !next.endsWith("ing") ? null : thirdPerson(next);
  return nextVerb && `${verb} ${conjunction} ${nextVerb} ${others.join(" ")}`.trimEnd();
}

function adverbClues(clause: string): string[] {
  return /\b(?:manner|way|fashion)\b|^with/.test(clause) ? [`I tell you how a thing is done: ${clause}`] : [];
}
