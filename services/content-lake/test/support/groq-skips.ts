import type { GroqCase } from "./groq-suite.ts";

/** Its cases aren't even tried. */
export const oldVersion = "0.1";

/** Cases of the official suite that can't pass here, each with the reason. A rule without such a case fails. */
export type Skip = { reason: string; matches(one: GroqCase): boolean };

const inFile =
  (file: string, test: (one: GroqCase) => boolean = () => true) =>
  (one: GroqCase) =>
    one.file === file && test(one);

export const skips: readonly Skip[] = [
  {
    reason: "written for GROQ 0.1, the language before its specification",
    matches: ({ version }) => version === oldVersion,
  },
  {
    reason: "groq-js has no geo functions",
    matches: ({ file, query }) => file.startsWith("function/geo/") || /\bgeo\(/.test(query),
  },
  {
    reason: "groq-js keeps every null in array::unique, where the suite expects one",
    matches: inFile("function/array-unique.yml", ({ query }) => !/^array::unique\(\[[^n]*\]\)/.test(query)),
  },
  {
    reason: "groq-js lets score() work on what isn't the dataset",
    matches: inFile("function/score.yml", ({ name }) => name.endsWith("Illegal use")),
  },
  {
    reason: "groq-js compares paths with patterns only where they are texts",
    matches: inFile("operator/in.yml", ({ query }) => query.includes("path(")),
  },
  {
    reason: "groq-js projects an array that another projection has made",
    matches: inFile("expr/projection.yml", ({ name }) => name.endsWith("Documents multiple")),
  },
  {
    reason: "groq-js takes an empty attribute name",
    matches: inFile("legacy/regression_issue_1277.yml"),
  },
  {
    reason: "the case's own indentation makes YAML of its query",
    matches: inFile("operator/projection.yml", ({ query }) => query.includes("variables:")),
  },
];
