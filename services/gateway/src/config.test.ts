import { readConfig } from "./config.ts";

const least = {
  PORT: "8000",
  SITE_URL: "http://127.0.0.1:9000",
  SOCIAL_IMAGES_URL: "http://127.0.0.1:8002",
  RIDDLE_URL: "http://127.0.0.1:8012",
  NATS_URL: "nats://127.0.0.1:4222",
  CACHE_DIR: "/var/cache/gateway",
};

describe("the configuration", () => {
  it("needs little", () => {
    expect(readConfig(least)).toMatchObject({ FRAME_ANCESTORS: "'none'", CACHE_REVALIDATE_SECONDS: 60 });
  });

  it("has no previews and no webhook unless it is told to", () => {
    const { PREVIEW_KEY, SANITY_WEBHOOK_SECRET, STUDIO_ORIGIN } = readConfig({ ...least, PREVIEW_KEY: "" });
    expect([PREVIEW_KEY, SANITY_WEBHOOK_SECRET, STUDIO_ORIGIN]).toEqual([undefined, undefined, undefined]);
  });

  it("compares origins as browsers send them", () => {
    expect(readConfig({ ...least, STUDIO_ORIGIN: "https://Studio.example:443/" }).STUDIO_ORIGIN).toBe(
      "https://studio.example",
    );
  });

  it("takes lists of names", () => {
    expect(readConfig({ ...least, ALLOWED_HOSTS: "Gateway, wordlehint.local ," }).ALLOWED_HOSTS).toEqual(
      new Set(["gateway", "wordlehint.local"]),
    );
  });

  it.each([
    ["SITE_URL", "not a url"],
    ["SOCIAL_IMAGES_URL", "http://127.0.0.1:8002/social"],
    ["CACHE_DIR", ""],
    ["CACHE_MAX_BYTES", "12x"],
    ["CACHE_MAX_BYTES", "777"],
    ["CACHE_REVALIDATE_SECONDS", "-1"],
    ["CDN_MAX_AGE_SECONDS", "1e3"],
    ["TRUSTED_PROXY_HOPS", "99"],
    ["FRAME_ANCESTORS", "'none'; script-src *"],
    ["PUBLIC_ORIGIN", "ftp://wordlehint.example"],
    ["PUBLIC_ORIGIN", "https://wordlehint.example/path"],
    ["SANITY_PROJECT_ID", "../other"],
    ["SANITY_DATASET", "a/b"],
    ["SANITY_API_HOST", "https://api.sanity.example/v1"],
    ["SANITY_WEBHOOK_SECRET", "short"],
    ["CONTENT_IMAGES_URL", "https://cdn.sanity.example/images"],
    ["STUDIO_ORIGIN", "studio.example"],
    ["PREVIEW_KEY", "31 characters are one too few.."],
  ])("names %s when it is malformed, but not its value", (name, value) => {
    const read = () => readConfig({ ...least, [name]: value });
    expect(read).toThrow(name);
    if (value) expect(read).not.toThrow(value);
  });
});
