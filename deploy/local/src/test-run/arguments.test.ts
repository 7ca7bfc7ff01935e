import { readTestArguments } from "./arguments.ts";

const none = { pattern: undefined, chaos: false };
const all = ["unit", "integration", "browser"];

describe("The arguments of npm test", () => {
  it.each([
    [[], { ...none, suites: all }],
    [["unit"], { ...none, suites: ["unit"] }],
    [["browser", "home"], { ...none, suites: ["browser"], pattern: "home" }],
    [["--chaos"], { ...none, suites: ["integration"], pattern: "chaos", chaos: true }],
    [["--chaos", "attack"], { ...none, suites: [], chaos: true, attackMinutes: 10 }],
    [["--chaos", "attack", "3"], { ...none, suites: [], chaos: true, attackMinutes: 3 }],
  ])("may be %j", (args, meaning) => expect(readTestArguments(args)).toEqual(meaning));

  it.each([
    [["all"]],
    [["unit", "a", "b"]],
    [["--chaos", "unit"]],
    [["--chaos", "attack", "soon"]],
    [["--chaos", "attack", "0"]],
    [["--chaos", "attack", "3", "4"]],
    [["--watch"]],
  ])("can't be %j", (args) => {
    expect(() => readTestArguments(args)).toThrow("Usage: npm test");
  });
});
