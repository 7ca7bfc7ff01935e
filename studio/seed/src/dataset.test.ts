import { existsSync, readFileSync } from "node:fs";
import { guesses } from "../words/shipped-words.ts";
import { faultsOf } from "./check-documents.ts";
import { seedDocuments } from "./documents.ts";
import { singletonIds } from "../../src/rules/singleton-ids.ts";

const written = readFileSync(new URL("../dataset/production.ndjson", import.meta.url), "utf8");

/** Every object in a value, at any depth. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

const objects = objectsIn(seedDocuments);
const ofType = (type: string) => seedDocuments.filter(({ _type }) => _type === type);

describe("The seed dataset", () => {
  it("is up to date with its sources", () => {
    const lines = seedDocuments.map((document) => JSON.stringify(document));
    expect(written.trimEnd().split("\n")).toEqual(lines);
  });

  it("is valid by the studio's schema", async () => {
    expect(await faultsOf(seedDocuments)).toEqual([]);
  });

  it("has unique ids without a dot, which would make documents private", () => {
    const ids = seedDocuments.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.includes("."))).toEqual([]);
  });

  it("has no reference to a missing document", () => {
    const ids = new Set(seedDocuments.map(({ _id }) => _id));
    const missing = objects
      .map(({ _ref }) => _ref)
      .filter((ref) => ref !== undefined && !ids.has(ref as string));
    expect(missing).toEqual([]);
  });

  it("contains the file of every picture and text", () => {
    const files = objects.flatMap(({ _sanityAsset }) =>
      typeof _sanityAsset === "string" ? [_sanityAsset] : [],
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const path = file.replace(/^(image|file)@file:\/\/\.\//, "../dataset/");
      expect([path, existsSync(new URL(path, import.meta.url))]).toEqual([path, true]);
    }
  });

  it("contains the riddle service's guesses as a text file", () => {
    const text = readFileSync(new URL("../dataset/files/guesses.txt", import.meta.url), "utf8");
    expect(text.trimEnd().split("\n")).toEqual(guesses);
  });

  it("has exactly one document of every singleton type", () => {
    for (const [type, id] of Object.entries(singletonIds)) {
      expect(ofType(type).map(({ _id }) => _id)).toEqual([id]);
    }
  });
});

describe("The seed's navigation", () => {
  it("has every target of the header in the footer, which is all that a phone without scripts shows", () => {
    const [navigation] = ofType("navigation");
    const targetsIn = (part: unknown): string[] =>
      objectsIn(part).flatMap(({ _type, route, page }) =>
        _type === "link" && route !== "/" ? [JSON.stringify(route ?? page)] : [],
      );
    const targets = targetsIn(navigation?.header);
    expect(targets.length).toBeGreaterThan(0);
    expect([navigation?.footer, navigation?.legal].flatMap(targetsIn)).toEqual(
      expect.arrayContaining(targets),
    );
  });
});

describe("The content of a new site", () => {
  it("has 11 articles, 10 categories, 34 terms, 4 facts, 52 weeks of 3 words, 9 pages and 3 guides", () => {
    const counts = ["blogPost", "category", "glossaryTerm", "fact", "vocabularyWord", "page", "guide"].map(
      (type) => ofType(type).length,
    );
    expect(counts).toEqual([11, 10, 34, 4, 52 * 3, 9, 3]);
  });

  it("has three checklists of seven items", () => {
    expect(ofType("checklist").map(({ items }) => (items as unknown[]).length)).toEqual([7, 7, 7]);
  });

  it("has eight starting words with their scores", () => {
    const table = objects.find(({ _type }) => _type === "startingWordTable");
    const scores = (table?.words as { effectivenessPercent: number }[]).map(
      (word) => word.effectivenessPercent,
    );
    expect(scores).toEqual([93, 91, 90, 89, 88, 86, 85, 84]);
  });

  it("has two lists of 14 first guesses and one of three pairs", () => {
    const sizes = ofType("wordList").flatMap(({ openers, openerPairs }) =>
      [openers, openerPairs].flatMap((list) => (Array.isArray(list) ? [list.length] : [])),
    );
    expect(sizes.sort()).toEqual([14, 14, 3].sort());
  });

  it("uses every kind of block", () => {
    const blocks =
      "appPromotion callout chart dataTable embeddedChecklist embeddedQuestions figure letterTiles openerTable operatorDetails secondGuesses startingWordTable trapFamilies verse";
    const seen = new Set(objects.map(({ _type }) => _type));
    expect(blocks.split(" ").filter((type) => !seen.has(type))).toEqual([]);
  });
});
