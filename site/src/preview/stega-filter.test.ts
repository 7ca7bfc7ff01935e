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

describe("stegaFilter", () => {
  it("marks texts that are displayed", () => {
    expect(marks("title")).toBe(true);
    expect(marks("sections", { _key: "a", _index: 0 }, "title")).toBe(true);
  });

  it("marks no text that the site compares, stores or links to", () => {
    expect(marks("layout")).toBe(false);
    expect(marks("checklist", "items", { _key: "a", _index: 0 }, "id")).toBe(false);
    expect(marks("callToAction", "link", "url")).toBe(false);
    expect(marks("seo", "description")).toBe(false);
  });
});
