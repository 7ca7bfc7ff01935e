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
    [["--chaos", "attack"], { ...none, suites: [], chaos: true, attackMinutes: 10 }],
    [["--chaos", "attack", "3"], { ...none, suites: [], chaos: true, attackMinutes: 3 }],
  ])("%j are understood", (args, meaning) => expect(readTestArguments(args)).toEqual(meaning));

  it.each([
    [["all"]],
    [["unit", "a", "b"]],
    [["--chaos", "unit"]],
    [["--chaos", "attack", "soon"]],
    [["--chaos", "attack", "0"]],
    [["--chaos", "attack", "3", "4"]],
    [["unit", "--changed", "main"]],
    [["--changed", "--output=x"]],
    [["--watch"]],
  ])("can't be %j", (args) => {
    expect(() => readTestArguments(args)).toThrow("Usage: npm test");
  });
});
