import type { FilterDefault } from "@sanity/client";
import { stegaFilter } from "./stega-filter.ts";

const marks = (...sourcePath: Parameters<FilterDefault>[0]["sourcePath"]) =>
  stegaFilter({
    sourcePath,
    resultPath: sourcePath,
    value: "text",
    sourceDocument: { _id: "a", _type: "guide", _projectId: undefined, _dataset: undefined },
    filterDefault: () => true,
  });

describe("A mark by which a click finds a text's field", () => {
  it("stands in what is read", () => {
    expect(marks("title")).toBe(true);
    expect(marks("sections", { _key: "a", _index: 0 }, "title")).toBe(true);
  });

  it("stands in nothing that the site compares, stores or leads to", () => {
    expect(marks("layout")).toBe(false);
    expect(marks("checklist", "items", { _key: "a", _index: 0 }, "id")).toBe(false);
    expect(marks("callToAction", "link", "url")).toBe(false);
    expect(marks("seo", "description")).toBe(false);
  });
});
