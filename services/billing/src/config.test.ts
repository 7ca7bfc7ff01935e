import { readCommandConfig, readConfig } from "./config.ts";

const required = {
  PORT: "8013",
  MONGODB_URL: "mongodb://127.0.0.1:27017",
  NATS_URL: "nats://127.0.0.1:4222",
  AUTH_URL: "http://127.0.0.1:8011",
  BILLING_TO_AUTH_KEY: "0123456789abcdef0123456789abcdef",
  AUTH_TO_BILLING_KEY: "0123456789abcdef0123456789abcdef",
  PERSON_KEY: "fedcba9876543210fedcba9876543210",
};

it("takes no payments by default, and asks Stripe itself", () => {
  expect(readConfig(required)).not.toHaveProperty("STRIPE_SECRET_KEY");
  expect(readConfig(required)).toMatchObject({
    STRIPE_API_URL: "https://api.stripe.com",
    STRIPE_AUTOMATIC_TAX: "no",
    STRIPE_PROMOTION_CODES: "no",
    TRIAL_DAYS: 0,
    GRACE_DAYS: 14,
    RENEWAL_NOTICE_DAYS: 7,
    TRUSTED_PROXY_HOPS: 0,
  });
});

it.each([
  ["BILLING_TO_AUTH_KEY", "0123456789abcdef0123456789abcde"],
  ["PERSON_KEY", "fedcba9876543210fedcba987654321"],
  ["AUTH_URL", "127.0.0.1:8011"],
  ["STRIPE_SECRET_KEY", "pk_test_12345678"],
  ["STRIPE_SECRET_KEY", "sk_short"],
  ["STRIPE_PUBLISHABLE_KEY", "sk_test_12345678"],
  ["STRIPE_API_URL", "https://api.stripe.com/v1"],
  ["STRIPE_JS_URL", "javascript:alert(1)"],
  ["STRIPE_WEBHOOK_URL", "ftp://example.org"],
  ["STRIPE_AUTOMATIC_TAX", "true"],
  ["STRIPE_PROMOTION_CODES", "1"],
  ["TRIAL_DAYS", "731"],
  ["GRACE_DAYS", "61"],
  ["GRACE_DAYS", "1.5"],
  ["RENEWAL_NOTICE_DAYS", "0"],
  ["RENEWAL_NOTICE_DAYS", "31"],
  ["TRUSTED_PROXY_HOPS", "9"],
  ["PUBLIC_ORIGIN", "https://example.org/path"],
])("names %s when it is %s, to the service and its commands", (name, value) => {
  expect(() => readConfig({ ...required, [name]: value })).toThrow(name);
  expect(() => readCommandConfig({ ...required, [name]: value })).toThrow(name);
});

it("accepts a restricted key, and the most and the least of days", () => {
  const most = { STRIPE_SECRET_KEY: "rk_live_12345678", TRIAL_DAYS: "730", GRACE_DAYS: "60" };
  expect(readConfig({ ...required, ...most, RENEWAL_NOTICE_DAYS: "30" })).toMatchObject({
    STRIPE_SECRET_KEY: "rk_live_12345678",
    TRIAL_DAYS: 730,
    GRACE_DAYS: 60,
    RENEWAL_NOTICE_DAYS: 30,
  });
  expect(readConfig({ ...required, GRACE_DAYS: "0" }).GRACE_DAYS).toBe(0);
});

it("refuses a coupon for everyone beside promotion codes, since a subscription has one discount", () => {
  const both = { ...required, STRIPE_COUPON: "spring", STRIPE_PROMOTION_CODES: "yes" };
  expect(() => readConfig(both)).toThrow("STRIPE_PROMOTION_CODES: can't be yes while STRIPE_COUPON is set");
  expect(readConfig({ ...both, STRIPE_PROMOTION_CODES: "no" }).STRIPE_COUPON).toBe("spring");
});
