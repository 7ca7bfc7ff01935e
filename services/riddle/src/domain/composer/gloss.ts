import type { Sense } from "./lexicon.ts";

const dictionarySpeak =
  /\b(?:e\.g|i\.e|etc|cf|esp|approx|usu|viz)\b|\d{4}|[[\]{}<>=*_]|\bterms? for\b|\bused (?:of|as an? intensive|for|with|in combination|to (?:express|refer|indicate))\b|\bplural of\b|\bsee\b|\bpast (?:tense|participle)\b|\babbreviation\b|\bthe (?:letter|name)\b|\b(?:informal|archaic|slang|trademark|genus|family|order|suborder)\b|\bas in\b|\bword\b/i;

const longestClause = 64;
const shortestClause = 11;

/** The pieces of a definition that can stand in a verse, the first ones first. */
export function clausesOf(sense: Sense): string[] {
  return withoutBrackets(sense.gloss)
    .split(/\s*;\s*|:\s+/)
    .map((clause) => shorten(tidy(clause)))
    .filter((clause) => clause.length >= shortestClause && clause.length <= longestClause)
    .filter((clause) => !dictionarySpeak.test(clause) && endsWell(clause));
}

function withoutBrackets(gloss: string): string {
  return gloss
    .replace(/\s*\([^()]*\)/g, "")
    .replace(/\s*\([^()]*\)/g, "")
    .replace(/[()]/g, "");
}

function tidy(clause: string): string {
  return clause
    .replace(/`|''|"/g, "")
    .replace(/\s*--\s*/g, ", ")
    .replace(/\s+([,.])/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/^(?:usually|often|especially|chiefly|typically|generally|sometimes|specifically|literally|also|or|and|hence|by extension|figuratively),?\s+/i, "")
    .replace(/\s*\b(?:etc|e\.g|i\.e)\.?.*$/i, "")
    .replace(/[.,\s]+$/, "")
    .trim();
}

/** Cuts a long clause where a whole phrase remains: before a relative clause or another addition. */
function shorten(clause: string): string {
  if (clause.length <= longestClause) return clause;
  const borders = Array.from(
    clause.matchAll(
      /,? (?=(?:that|which|who|whose|where|when|while|because|so that|in order|as if|usually|often|especially|typically|sometimes|found|used|made|consisting|containing|having|without|rather than|such as|in which|by which|from which)\b)|, /g,
    ),
    ({ index }) => index,
  );
  const cut = borders.filter((at) => at <= longestClause && at >= 16).at(-1);
  return cut === undefined ? clause : clause.slice(0, cut).replace(/[,\s]+$/, "");
}

/** A cut or a bracket taken out must not leave a loose end. */
function endsWell(clause: string): boolean {
  return (
    !/(?:\b(?:of|to|in|on|at|by|for|with|from|into|as|and|or|the|an?|that|which|who|than|its|their|especially|usually|is|are|be|not|between|about|through|against|toward|upon|like)|,|-)$/i.test(
      clause,
    ) && !/ (?:,|\.)|\b(?:a|an|the|of|or|and) (?:,|of|or|and|to)\b/.test(clause)
  );
}
