import { addCoverage } from "./add-coverage.ts";

it("adds the calls to those of each test, also of one that has called nothing itself", () => {
  const coverage = { loading: { "1": 2, "2": 1 }, first: { "1": 3, "4": 1 }, other: { "2": 5 } };
  addCoverage(coverage, "loading", ["first", "second"]);
  expect(coverage).toEqual({
    loading: {},
    first: { "1": 5, "2": 1, "4": 1 },
    second: { "1": 2, "2": 1 },
    other: { "2": 5 },
  });
});

it("changes nothing where nothing was called", () => {
  const coverage = { first: { "1": 1 } };
  addCoverage(coverage, "loading", ["first"]);
  expect(coverage).toEqual({ first: { "1": 1 }, loading: {} });
});
