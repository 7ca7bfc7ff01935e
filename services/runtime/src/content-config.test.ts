import * as z from "zod";
import { contentClientOptions, contentConfig } from "./content-config.ts";

const optionsFrom = (env: object) => contentClientOptions(z.object(contentConfig).parse(env));

describe("what Sanity's client is made with", () => {
  it("leads to the project's own host at Sanity unless told otherwise", () => {
    expect(optionsFrom({ SANITY_PROJECT_ID: "abc123" })).toMatchObject({
      projectId: "abc123",
      dataset: "production",
      apiHost: "https://api.sanity.io",
      useProjectHostname: true,
    });
  });

  it("leads to a lake at the host that is named, whatever the project", () => {
    const options = optionsFrom({ SANITY_API_HOST: "http://127.0.0.1:3333/", SANITY_TOKEN: "secret" });
    expect(options).toMatchObject({
      apiHost: "http://127.0.0.1:3333",
      useProjectHostname: false,
      token: "secret",
    });
  });

  it("holds no token where there is none", () => {
    expect(optionsFrom({})).not.toHaveProperty("token");
  });

  it.each(["https://api.sanity.example/v1", "ftp://lake", "lake"])("refuses %s as the host", (host) => {
    expect(() => optionsFrom({ SANITY_API_HOST: host })).toThrow();
  });
});
