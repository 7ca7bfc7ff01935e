import { checklistIdProblem, lostChecklistIds } from "./checklist-ids.ts";

const items = (...ids: string[]) => ids.map((id) => ({ id }));

describe("The ids of a checklist's items", () => {
  it("are lower-case words joined by hyphens", () => {
    expect(checklistIdProblem(items("practice-daily", "letter-frequency"))).toBeNull();
    for (const id of ["Practice", "practice daily", "-practice", ""]) {
      expect(checklistIdProblem(items(id))).toContain("lower-case words");
    }
  });

  it("must be there", () => {
    expect(checklistIdProblem([{}])).toContain("Write the id");
  });

  it("are unique", () => {
    expect(checklistIdProblem(items("a", "b", "a"))).toContain("Two items have the id “a”");
  });

  it("stay after publishing, while items are moved and added", () => {
    expect(lostChecklistIds(items("a", "b"), items("b", "c", "a"))).toEqual([]);
  });

  it("are named when publishing would lose them", () => {
    expect(lostChecklistIds(items("a", "b"), items("a", "b-renamed"))).toEqual(["b"]);
  });
});
