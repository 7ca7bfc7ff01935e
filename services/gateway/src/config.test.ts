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

  it("has the origin of each service to which requests are forwarded", () => {
    expect(readConfig(required).apiOrigins).toEqual({
      auth: "http://127.0.0.1:8011",
      riddle: "http://127.0.0.1:8012",
      notification: "http://127.0.0.1:8014",
      billing: "http://127.0.0.1:8013",
    });
    expect(() => readConfig({ ...required, RIDDLE_URL: "" })).toThrow("RIDDLE_URL: must be set");
  });

  it.each([
    ["SITE_URL", "not a url"],
    ["SOCIAL_IMAGES_URL", "http://127.0.0.1:8002/social"],
    ["CACHE_DIR", ""],
    ["CACHE_MAX_BYTES", "777"],
    ["CACHE_REVALIDATE_SECONDS", "-1"],
    ["TRUSTED_PROXY_HOPS", "99"],
    ["FRAME_ANCESTORS", "'none'; script-src *"],
    ["SANITY_WEBHOOK_SECRET", "short"],
    ["PREVIEW_KEY", "31 characters are one too few.."],
    ["RENDERER_KEY", "31 characters are one too few.."],
    ["GATEWAY_TO_RIDDLE_KEY", "31 characters are one too few.."],
  ])("names %s if it is malformed, but not its value", (name, value) => {
    const read = () => readConfig({ ...required, [name]: value });
    expect(read).toThrow(name);
    if (value) expect(read).not.toThrow(value);
  });
});
