import { tileRowProblem } from "./tile-row.ts";

describe("A row of tiles", () => {
  it("may be plain, closed, or have a result for each tile", () => {
    expect(tileRowProblem({ word: "crane" })).toBeNull();
    expect(tileRowProblem({ word: "?????" })).toBeNull();
    expect(tileRowProblem({ word: "crane", result: "gyxxg" })).toBeNull();
  });

  it("is lower case", () => {
    expect(tileRowProblem({ word: "Crane" })).toContain("lower-case");
    expect(tileRowProblem({})).toContain("lower-case");
  });

  it("has a result of as many letters as the word", () => {
    expect(tileRowProblem({ word: "crane", result: "gyx" })).toContain("5 tiles, the result 3");
    expect(tileRowProblem({ word: "crane", result: "green" })).toContain("g for in its place");
  });
});
