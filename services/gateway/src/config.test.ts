import { readConfig } from "./config.ts";

const secret = "0123456789abcdef0123456789abcdef";
const required = {
  PORT: "8000",
  SITE_URL: "http://127.0.0.1:9000",
  SOCIAL_IMAGES_URL: "http://127.0.0.1:8002",
  AUTH_URL: "http://127.0.0.1:8011",
  RIDDLE_URL: "http://127.0.0.1:8012",
  NOTIFICATION_URL: "http://127.0.0.1:8014",
  BILLING_URL: "http://127.0.0.1:8013",
  NATS_URL: "nats://127.0.0.1:4222",
  CACHE_DIR: "/var/cache/gateway",
  GATEWAY_TO_RIDDLE_KEY: secret,
  GATEWAY_TO_NOTIFICATION_KEY: secret,
};

describe("the configuration", () => {
  it("has defaults for most variables", () => {
    expect(readConfig(required)).toMatchObject({ FRAME_ANCESTORS: "'none'", CACHE_REVALIDATE_SECONDS: 60 });
  });

  it("has no previews and no webhook by default", () => {
    const { PREVIEW_KEY, SANITY_WEBHOOK_SECRET, STUDIO_ORIGIN } = readConfig({
      ...required,
      PREVIEW_KEY: "",
    });
    expect([PREVIEW_KEY, SANITY_WEBHOOK_SECRET, STUDIO_ORIGIN]).toEqual([undefined, undefined, undefined]);
  });

  it("normalises origins to the form that browsers send", () => {
    expect(readConfig({ ...required, STUDIO_ORIGIN: "https://Studio.example:443/" }).STUDIO_ORIGIN).toBe(
      "https://studio.example",
    );
  });

  it("has the origin of each service to which requests are forwarded", () => {
    expect(readConfig(required).apiOrigins).toEqual({
      auth: "http://127.0.0.1:8011",
      riddle: "http://127.0.0.1:8012",
      notification: "http://127.0.0.1:8014",
      billing: "http://127.0.0.1:8013",
    });
    expect(() => readConfig({ ...required, RIDDLE_URL: "" })).toThrow("RIDDLE_URL: must be set");
  });

  it("parses lists of names", () => {
    expect(readConfig({ ...required, ALLOWED_HOSTS: "Gateway, wordlehint.local ," }).ALLOWED_HOSTS).toEqual(
      new Set(["gateway", "wordlehint.local"]),
    );
  });

  it.each([
    ["SITE_URL", "not a url"],
    ["RIDDLE_URL", "not a url"],
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
    ["RENDERER_KEY", "31 characters are one too few.."],
    ["GATEWAY_TO_RIDDLE_KEY", "31 characters are one too few.."],
  ])("names %s if it is malformed, but not its value", (name, value) => {
    const read = () => readConfig({ ...required, [name]: value });
    expect(read).toThrow(name);
    if (value) expect(read).not.toThrow(value);
  });
});
