import type { FilterDefault } from "@sanity/client";
import { stegaFilter } from "./stega-filter.ts";

const marks = (...sourcePath: Parameters<FilterDefault>[0]["sourcePath"]) => marksIn("guide", ...sourcePath);
const marksIn = (type: string, ...sourcePath: Parameters<FilterDefault>[0]["sourcePath"]) =>
  stegaFilter({
    sourcePath,
    resultPath: sourcePath,
    value: "text",
    sourceDocument: { _id: "a", _type: type, _projectId: undefined, _dataset: undefined },
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
    expect(marks("cover", "alt")).toBe(false);
    expect(marks("sections", { _key: "a", _index: 0 }, "id", "current")).toBe(false);
  });

  it("marks no setting that is a part of titles and labels", () => {
    expect(marksIn("siteSettings", "name")).toBe(false);
    expect(marksIn("siteSettings", "houseAd", "title")).toBe(true);
  });
});
