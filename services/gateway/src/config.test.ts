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
  ])("names %s when it is malformed, but not its value", (name, value) => {
    const read = () => readConfig({ ...least, [name]: value });
    expect(read).toThrow(name);
    if (value) expect(read).not.toThrow(value);
  });
});
