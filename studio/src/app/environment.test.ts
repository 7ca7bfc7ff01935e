import { contentSource } from "./content-source.ts";
import { readEnvironment } from "./environment.ts";

const variables = ["PROJECT_ID", "DATASET", "SITE_URL", "CHECK_TEXT_URL"].map(
  (name) => `SANITY_STUDIO_${name}`,
);

afterEach(() => {
  for (const variable of variables) Reflect.deleteProperty(process.env, variable);
});

describe("A studio built without variables", () => {
  it("belongs to our own lake and to the site that is started beside it", () => {
    expect(readEnvironment()).toEqual({
      hostedProjectId: null,
      dataset: "production",
      siteUrl: "http://localhost:8000",
      checkTextUrl: "http://localhost:8000/api/riddle/check-text",
    });
    expect(contentSource(readEnvironment())).toMatchObject({
      projectId: "wordlehint",
      dataset: "production",
    });
  });
});

describe("A studio built for hosted Sanity", () => {
  it("has that project's id and changes nothing in how the studio signs in or asks", () => {
    process.env.SANITY_STUDIO_PROJECT_ID = "abc123";
    process.env.SANITY_STUDIO_DATASET = "staging";
    expect(contentSource(readEnvironment())).toEqual({ projectId: "abc123", dataset: "staging" });
  });

  it("asks the riddle service of the site that it was built for", () => {
    process.env.SANITY_STUDIO_SITE_URL = "https://hints.example";
    expect(readEnvironment().checkTextUrl).toBe("https://hints.example/api/riddle/check-text");
  });
});
