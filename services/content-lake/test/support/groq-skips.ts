import type { GroqCase } from "./groq-suite.ts";

/** Cases of this version aren't run. */
export const oldVersion = "0.1";

/** Cases of the official suite that can't pass here, with the reason. A rule that matches no such case fails. */
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
    reason: "the content lake has no releases",
    matches: ({ query }) => query.startsWith("releases::all()"),
  },
  {
    reason: "groq-js has no geo functions",
    matches: ({ file, query }) => file.startsWith("function/geo/") || /\bgeo\(/.test(query),
  },
  {
    reason: "groq-js keeps every null in array::unique, but the suite expects one",
    matches: inFile("function/array-unique.yml", ({ query }) => !/^array::unique\(\[[^n]*\]\)/.test(query)),
  },
  {
    reason: "groq-js applies score() to values other than the dataset",
    matches: inFile("function/score.yml", ({ name }) => name.endsWith("Illegal use")),
  },
  {
    reason: "groq-js matches paths against patterns only if they are strings",
    matches: inFile("operator/in.yml", ({ query }) => query.includes("path(")),
  },
  {
    reason: "groq-js projects an array that another projection has made",
    matches: inFile("expr/projection.yml", ({ name }) => name.endsWith("Documents multiple")),
  },
  {
    reason: "groq-js accepts an empty attribute name",
    matches: inFile("legacy/regression_issue_1277.yml"),
  },
  {
    reason: "the indentation of the case turns its query into YAML",
    matches: inFile("operator/projection.yml", ({ query }) => query.includes("variables:")),
  },
];
