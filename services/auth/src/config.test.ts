import { readCommandConfig, readConfig } from "./config.ts";

const secret = "0123456789abcdef0123456789abcdef";
const required = {
  PORT: "8011",
  MONGODB_URL: "mongodb://127.0.0.1:27017",
  NATS_URL: "nats://127.0.0.1:4222",
  SIGNING_KEYS_SECRET: secret,
  LINK_KEY: secret,
  AUTH_TO_RIDDLE_KEY: secret,
  AUTH_TO_NOTIFICATION_KEY: secret,
  AUTH_TO_BILLING_KEY: secret,
  RIDDLE_TO_AUTH_KEY: secret,
  NOTIFICATION_TO_AUTH_KEY: secret,
  BILLING_TO_AUTH_KEY: secret,
  RIDDLE_URL: "http://127.0.0.1:8012",
  NOTIFICATION_URL: "http://127.0.0.1:8014",
  BILLING_URL: "http://127.0.0.1:8013",
};

it("takes visitors' addresses from the gateway alone by default, and knows who stores personal data", () => {
  expect(readConfig(required)).toMatchObject({
    PUBLIC_ORIGIN: "http://localhost:8000",
    TRUSTED_PROXY_HOPS: 0,
    MONGODB_DATABASE: "auth",
    personalDataSources: {
      riddle: { origin: required.RIDDLE_URL, callKey: required.AUTH_TO_RIDDLE_KEY },
      notification: { origin: required.NOTIFICATION_URL, callKey: required.AUTH_TO_NOTIFICATION_KEY },
      billing: { origin: required.BILLING_URL, callKey: required.AUTH_TO_BILLING_KEY },
    },
  });
});

it.each([
  ["SIGNING_KEYS_SECRET", "openssl rand -base64 32"],
  ["LINK_KEY", "openssl rand -base64 32"],
  ["AUTH_TO_RIDDLE_KEY", "openssl rand -base64 32"],
  ["RIDDLE_TO_AUTH_KEY", "openssl rand -base64 32"],
  ["RIDDLE_URL", "RIDDLE_URL"],
  ["NOTIFICATION_URL", "NOTIFICATION_URL"],
  ["BILLING_URL", "BILLING_URL"],
])("says what to do when there is no %s", (name, advice) => {
  expect(() => readConfig({ ...required, [name]: undefined })).toThrow(name);
  expect(() => readConfig({ ...required, [name]: "" })).toThrow(advice);
});

it.each([
  ["SIGNING_KEYS_SECRET", "0123456789abcdef0123456789abcde"],
  ["PUBLIC_ORIGIN", "https://example.org/path"],
  ["TRUSTED_PROXY_HOPS", "9"],
  ["TRUSTED_PROXY_HOPS", "-1"],
  ["RIDDLE_URL", "127.0.0.1:8012"],
])("names %s when it is %s", (name, value) => {
  expect(() => readConfig({ ...required, [name]: value })).toThrow(name);
});

it("needs for commands what they use alone", () => {
  const { MONGODB_URL, SIGNING_KEYS_SECRET } = required;
  expect(readCommandConfig({ MONGODB_URL, SIGNING_KEYS_SECRET })).toMatchObject({ MONGODB_DATABASE: "auth" });
  expect(() => readCommandConfig({ MONGODB_URL })).toThrow("SIGNING_KEYS_SECRET");
});
