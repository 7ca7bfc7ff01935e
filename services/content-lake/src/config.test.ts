import { readConfig } from "./config.ts";

const required = {
  PORT: "8015",
  MONGODB_URL: "mongodb://127.0.0.1:27017",
  NATS_URL: "nats://127.0.0.1:4222",
};

it("The lake is reached at its own port by default, and has neither a studio, a seed nor a token", () => {
  expect(readConfig(required)).toMatchObject({
    PUBLIC_URL: "http://localhost:8015",
    PROJECT_ID: "wordlehint",
    MONGODB_DATABASE: "content_lake",
    FIRST_EDITOR_EMAIL: "editor@wordlehint.local",
    TRUSTED_PROXY_HOPS: 0,
  });
  const { STUDIO_DIR, SEED_DIR, SERVICE_TOKEN, FIRST_EDITOR_PASSWORD, SITE_ORIGIN } = readConfig(required);
  expect([STUDIO_DIR, SEED_DIR, SERVICE_TOKEN, FIRST_EDITOR_PASSWORD, SITE_ORIGIN]).toEqual(
    Array(5).fill(undefined),
  );
  expect(readConfig({ ...required, PUBLIC_URL: "https://lake.example.org" }).PUBLIC_URL).toBe(
    "https://lake.example.org",
  );
});

it.each([
  ["PUBLIC_URL", "https://lake.example.org/path"],
  ["SITE_ORIGIN", "example.org"],
  ["PROJECT_ID", "Wordle Hint"],
  ["PROJECT_ID", "a".repeat(41)],
  ["SERVICE_TOKEN", "0123456789abcdef0123456789abcde"],
  ["FIRST_EDITOR_EMAIL", "editor"],
  ["FIRST_EDITOR_PASSWORD", "elevenchars"],
  ["FIRST_EDITOR_PASSWORD", "a".repeat(129)],
  ["TRUSTED_PROXY_HOPS", "9"],
])("The refusal of a configuration names %s when it is %s", (name, value) => {
  expect(() => readConfig({ ...required, [name]: value })).toThrow(name);
});
