import { allowedActions } from "./allowed-actions.ts";

const all = ["publish", "unpublish", "discardChanges", "duplicate", "delete", "restore"];

const allowed = (schemaType: string) =>
  allowedActions(
    all.map((action) => ({ action })),
    schemaType,
    ({ action }) => ({ action: `${action} with redirects` }),
  ).map(({ action }) => action);

describe("An editor", () => {
  it.each(["siteSettings", "blogIndex", "navigation"])(
    "can only publish, discard and restore the one document of type %s",
    (type) => {
      expect(allowed(type)).toEqual(["publish", "discardChanges", "restore"]);
    },
  );

  it.each(["blogPost", "guide", "page"])("publishes a document of type %s with redirects", (type) => {
    expect(allowed(type)).toEqual(["publish with redirects", ...all.slice(1)]);
  });

  it.each(["mailText", "redirect"])("can do everything with a %s but duplicate it", (type) => {
    expect(allowed(type)).toEqual(all.filter((action) => action !== "duplicate"));
  });

  it.each(["author", "glossaryTerm", "wordList"])("can do everything with a document of type %s", (type) => {
    expect(allowed(type)).toEqual(all);
  });
});
