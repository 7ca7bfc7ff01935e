import type { Sense } from "./lexicon.ts";

/** The common ground of a WordNet field, as a hint and as a riddle's theme. */
export type FieldWords = {
  /** Says the kind of word: "A noun, for a creature". */
  hint: string;
  /** One to four words. */
  theme?: string;
};

/** The hint that comes before a sense's meaning: the kind of word, and the field that it belongs to. */
export function wordsOfField({ pos, field }: Sense): FieldWords {
  return fields[`${pos}.${field}`] ?? { hint: kindsOfWord[pos] };
}

const kindsOfWord: Record<Sense["pos"], string> = {
  noun: "A noun, for something you can name",
  verb: "A verb, for something that is done",
  adj: "An adjective, which tells what something is like",
  adv: "An adverb, which tells how, when or where",
};

/** By the part of speech and WordNet's lexicographer file. */
const fields: Record<string, FieldWords | undefined> = {
  "noun.act": { hint: "A noun, for something that people do", theme: "deeds and doings" },
  "noun.animal": { hint: "A noun, for a living creature", theme: "living creatures" },
  "noun.artifact": { hint: "A noun, for something that people make", theme: "made by people" },
  "noun.attribute": { hint: "A noun, for a quality of a thing or a person", theme: "qualities" },
  "noun.body": { hint: "A noun, for something that bodies have", theme: "skin and bone" },
  "noun.cognition": { hint: "A noun, for something in the mind", theme: "in the mind" },
  "noun.communication": { hint: "A noun, from the world of words and signs", theme: "words and signs" },
  "noun.event": { hint: "A noun, for something that happens", theme: "things that happen" },
  "noun.feeling": { hint: "A noun, for something that is felt", theme: "in the heart" },
  "noun.food": { hint: "A noun, for something to eat or to drink", theme: "food and drink" },
  "noun.group": { hint: "A noun, for many that are taken as one", theme: "many as one" },
  "noun.location": { hint: "A noun, for a place or a region", theme: "places" },
  "noun.object": { hint: "A noun, for something that nature has made", theme: "land, sea and sky" },
  "noun.person": { hint: "A noun, for a person", theme: "people" },
  "noun.phenomenon": { hint: "A noun, for something that nature does", theme: "the ways of nature" },
  "noun.plant": { hint: "A noun, for something that grows", theme: "green and growing" },
  "noun.possession": { hint: "A noun, to do with owning and paying", theme: "yours and mine" },
  "noun.process": { hint: "A noun, for something that goes on step by step", theme: "step by step" },
  "noun.quantity": { hint: "A noun, for an amount or a measure", theme: "how much" },
  "noun.shape": { hint: "A noun, for a shape", theme: "lines and curves" },
  "noun.state": { hint: "A noun, for the state that something is in", theme: "how things are" },
  "noun.substance": { hint: "A noun, for a material", theme: "what it's made of" },
  "noun.time": { hint: "A noun, from the world of clocks and calendars", theme: "clocks and calendars" },
  "verb.body": { hint: "A verb, for something that bodies do", theme: "skin and bone" },
  "verb.change": { hint: "A verb, for a way to change", theme: "making a difference" },
  "verb.cognition": { hint: "A verb, for something that minds do", theme: "in the mind" },
  "verb.communication": { hint: "A verb, for a way to tell or to ask", theme: "words and signs" },
  "verb.competition": { hint: "A verb, from the world of games and fights", theme: "winning and losing" },
  "verb.consumption": { hint: "A verb, for a way to eat, drink or use up", theme: "food and drink" },
  "verb.contact": { hint: "A verb, for a way to touch or to handle things", theme: "hands at work" },
  "verb.creation": { hint: "A verb, for a way to make something", theme: "making things" },
  "verb.emotion": { hint: "A verb, for something that hearts do", theme: "in the heart" },
  "verb.motion": { hint: "A verb, for a way to move", theme: "on the move" },
  "verb.perception": { hint: "A verb, from the world of the senses", theme: "eyes and ears" },
  "verb.possession": { hint: "A verb, for a way to give, to get or to keep", theme: "yours and mine" },
  "verb.social": { hint: "A verb, for something that people do to one another", theme: "people" },
  "verb.stative": { hint: "A verb, for a way to be", theme: "how things are" },
  "verb.weather": { hint: "A verb, from the world of wind and weather", theme: "wind and weather" },
};
