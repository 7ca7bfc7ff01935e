import type { NewDocumentOptionsContext, Template } from "sanity";
import { newDocumentOptions, templates } from "./new-documents.ts";

describe("A second document of a type that has exactly one", () => {
  it("is in no menu", () => {
    const options = ["blogPost", "siteSettings", "author", "dictionary"].map((templateId) => ({
      templateId,
    }));
    const left = newDocumentOptions(options, {} as NewDocumentOptionsContext);
    expect(left.map(({ templateId }) => templateId)).toEqual(["blogPost", "author"]);
  });

  it("can't be created by a link, whatever its template is called", () => {
    const all = [
      { id: "blogPost", schemaType: "blogPost" },
      { id: "siteSettings", schemaType: "siteSettings" },
      { id: "settings-by-parent", schemaType: "siteSettings" },
    ];
    const resolve = templates as (all: Template[]) => Template[];
    expect(resolve(all as Template[]).map(({ id }) => id)).toEqual(["blogPost"]);
  });
});
