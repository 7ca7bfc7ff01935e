import { readTestArguments } from "./arguments.ts";

const none = { pattern: undefined, changedSince: undefined, chaos: false };
const all = ["unit", "integration", "browser"];

describe("The arguments of npm test", () => {
  it.each([
    [[], { ...none, suites: all }],
    [["unit"], { ...none, suites: ["unit"] }],
    [["browser", "home"], { ...none, suites: ["browser"], pattern: "home" }],
    [["--changed"], { ...none, suites: all, changedSince: "HEAD" }],
    [["--changed", "main"], { ...none, suites: all, changedSince: "main" }],
    [["--chaos"], { ...none, suites: ["integration"], pattern: "chaos", chaos: true }],
  ])("%j are understood", (args, meaning) => expect(readTestArguments(args)).toEqual(meaning));

  it.each([
    [["all"]],
    [["unit", "a", "b"]],
    [["--chaos", "unit"]],
    [["unit", "--changed", "main"]],
    [["--changed", "--output=x"]],
    [["--watch"]],
  ])("can't be %j", (args) => {
    expect(() => readTestArguments(args)).toThrow("Usage: npm test");
  });
});
