import * as z from "zod";
import { contentClientOptions, contentConfig } from "./content-config.ts";

const optionsFrom = (env: object) => contentClientOptions(z.object(contentConfig).parse(env));

describe("the options of Sanity's client", () => {
  it("use the project's own host at Sanity by default", () => {
    expect(optionsFrom({ SANITY_PROJECT_ID: "abc123" })).toMatchObject({
      projectId: "abc123",
      dataset: "production",
      apiHost: "https://api.sanity.io",
      useProjectHostname: true,
    });
  });

  it("use one host for all projects of a content lake", () => {
    const options = optionsFrom({ SANITY_API_HOST: "http://127.0.0.1:3333/", SANITY_TOKEN: "secret" });
    expect(options).toMatchObject({
      apiHost: "http://127.0.0.1:3333",
      useProjectHostname: false,
      token: "secret",
    });
  });

  it("have no token when none is configured", () => {
    expect(optionsFrom({})).not.toHaveProperty("token");
  });

  it.each(["https://api.sanity.example/v1", "ftp://lake", "lake"])("refuses %s as the host", (host) => {
    expect(() => optionsFrom({ SANITY_API_HOST: host })).toThrow();
  });
});
