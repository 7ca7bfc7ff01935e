import { checklistIdProblem, removedChecklistIds } from "./checklist-ids.ts";

const items = (...ids: string[]) => ids.map((id) => ({ id }));

describe("The ids of a checklist's items", () => {
  it("are lower-case words joined by hyphens", () => {
    expect(checklistIdProblem(items("practice-daily", "letter-frequency"))).toBeNull();
    for (const id of ["Practice", "practice daily", "-practice", ""]) {
      expect(checklistIdProblem(items(id))).toContain("lower-case words");
    }
  });

  it("are required", () => {
    expect(checklistIdProblem([{}])).toContain("Write the id");
  });

  it("are unique", () => {
    expect(checklistIdProblem(items("a", "b", "a"))).toContain("Two items have the id “a”");
  });

  it("may be reordered and added to after publishing", () => {
    expect(removedChecklistIds(items("a", "b"), items("b", "c", "a"))).toEqual([]);
  });

  it("are reported when publishing would remove them", () => {
    expect(removedChecklistIds(items("a", "b"), items("a", "b-renamed"))).toEqual(["b"]);
  });
});
