import { isSingleton } from "./singleton-ids.ts";

describe("A type", () => {
  it.each(["siteSettings", "homePage", "wordListPage"])("has exactly one document: %s", (type) => {
    expect(isSingleton(type)).toBe(true);
  });

  it.each(["blogPost", "site-settings", "toString", ""])("can have any number of documents: %s", (type) => {
    expect(isSingleton(type)).toBe(false);
  });
});
