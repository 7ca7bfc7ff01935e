import { contentSource } from "./content-source.ts";
import { readEnvironment } from "./environment.ts";

const variables = ["PROJECT_ID", "DATASET", "SITE_URL", "CHECK_TEXT_URL"].map(
  (name) => `SANITY_STUDIO_${name}`,
);

afterEach(() => {
  for (const variable of variables) Reflect.deleteProperty(process.env, variable);
});

describe("A studio built without variables", () => {
  it("uses our own content lake and the local site", () => {
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
  it("uses the hosted project, with the framework's own sign-in and client", () => {
    process.env.SANITY_STUDIO_PROJECT_ID = "abc123";
    process.env.SANITY_STUDIO_DATASET = "staging";
    expect(contentSource(readEnvironment())).toEqual({ projectId: "abc123", dataset: "staging" });
  });

  it("checks texts at the riddle service of the site that it was built for", () => {
    process.env.SANITY_STUDIO_SITE_URL = "https://hints.example";
    expect(readEnvironment().checkTextUrl).toBe("https://hints.example/api/riddle/check-text");
  });
});
