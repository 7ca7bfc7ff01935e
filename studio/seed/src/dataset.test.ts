import { existsSync, readFileSync } from "node:fs";
import { faultsOf } from "./check-documents.ts";
import { seedDocuments } from "./documents.ts";
import { singletonIds } from "../../src/rules/singleton-ids.ts";

const written = readFileSync(new URL("../dataset/production.ndjson", import.meta.url), "utf8");

/** Every object in a value, however deep. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

const objects = objectsIn(seedDocuments);
const ofType = (type: string) => seedDocuments.filter(({ _type }) => _type === type);

describe("The seed dataset", () => {
  it("is what its sources make", () => {
    const lines = seedDocuments.map((document) => JSON.stringify(document));
    expect(written.trimEnd().split("\n")).toEqual(lines);
  });

  it("has no fault by the studio's own rules", async () => {
    expect(await faultsOf(seedDocuments)).toEqual([]);
  });

  it("has ids that are unique and public: none holds a dot", () => {
    const ids = seedDocuments.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.includes("."))).toEqual([]);
  });

  it("refers to nothing that it doesn't hold", () => {
    const ids = new Set(seedDocuments.map(({ _id }) => _id));
    const missing = objects
      .map(({ _ref }) => _ref)
      .filter((ref) => ref !== undefined && !ids.has(ref as string));
    expect(missing).toEqual([]);
  });

  it("holds every picture that it shows", () => {
    const files = objects.flatMap(({ _sanityAsset }) =>
      typeof _sanityAsset === "string" ? [_sanityAsset] : [],
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const path = file.replace("image@file://./", "../dataset/");
      expect([path, existsSync(new URL(path, import.meta.url))]).toEqual([path, true]);
    }
  });

  it("has the only document of every type that there is one of", () => {
    for (const [type, id] of Object.entries(singletonIds)) {
      expect(ofType(type).map(({ _id }) => _id)).toEqual([id]);
    }
  });
});

describe("The seed's navigation", () => {
  it("leads from the footer wherever the header leads: a phone without scripts has that alone", () => {
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

describe("What the specification counts", () => {
  it("is there: 11 articles, 10 categories, 34 terms, 4 facts and 3 words of the week", () => {
    const counts = ["blogPost", "category", "glossaryTerm", "fact", "vocabularyWord", "page", "guide"].map(
      (type) => ofType(type).length,
    );
    expect(counts).toEqual([11, 10, 34, 4, 3, 4, 3]);
  });

  it("is there: checklists of seven items each", () => {
    expect(ofType("checklist").map(({ items }) => (items as unknown[]).length)).toEqual([7, 7, 7]);
  });

  it("is there: the eight scores of starting words", () => {
    const table = objects.find(({ _type }) => _type === "startingWordTable");
    const scores = (table?.words as { effectivenessPercent: number }[]).map(
      (word) => word.effectivenessPercent,
    );
    expect(scores).toEqual([93, 91, 90, 89, 88, 86, 85, 84]);
  });

  it("is there: twice fourteen first guesses and three pairs", () => {
    const sizes = ofType("wordList").flatMap(({ openers, openerPairs }) =>
      [openers, openerPairs].flatMap((list) => (Array.isArray(list) ? [list.length] : [])),
    );
    expect(sizes.sort()).toEqual([14, 14, 3].sort());
  });

  it("is there: every kind of block at least once", () => {
    const blocks =
      "appPromotion callout chart dataTable embeddedChecklist embeddedQuestions figure letterTiles startingWordTable verse";
    const seen = new Set(objects.map(({ _type }) => _type));
    expect(blocks.split(" ").filter((type) => !seen.has(type))).toEqual([]);
  });
});
