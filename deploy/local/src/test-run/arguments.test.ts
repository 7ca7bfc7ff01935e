import { readTestArguments } from "./arguments.ts";

describe("The arguments of npm test", () => {
  it("select every suite if there are none", () => {
    expect(readTestArguments([])).toEqual({
      suites: ["unit", "integration", "browser"],
      pattern: undefined,
      chaos: false,
    });
  });

  it("select a suite and files in it", () => {
    expect(readTestArguments(["browser", "home"])).toEqual({
      suites: ["browser"],
      pattern: "home",
      chaos: false,
    });
  });

  it("select the chaos test", () => {
    expect(readTestArguments(["--chaos"])).toEqual({
      suites: ["integration"],
      pattern: "chaos",
      chaos: true,
    });
  });

  it.each([[["all"]], [["unit", "a", "b"]], [["--chaos", "unit"]], [["--watch"]]])("can't be %j", (args) => {
    expect(() => readTestArguments(args)).toThrow("Usage: npm test");
  });
});
