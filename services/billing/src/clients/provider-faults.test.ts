import Stripe from "stripe";
import {
  ask,
  Declined,
  KeyTaken,
  ProviderAway,
  reasonOf,
  Refused,
  unlessRefused,
} from "./provider-faults.ts";

const { errors } = Stripe;
const refusal = (code: string) =>
  new errors.StripeInvalidRequestError({ type: "invalid_request_error", code });
const failing = (error: Error) => (): Promise<string> => Promise.reject(error);

it.each([
  ["a bank's refusal", new errors.StripeCardError({ type: "card_error" }), Declined],
  ["another use of a key", new errors.StripeIdempotencyError({ type: "idempotency_error" }), KeyTaken],
  ["what can't be done", refusal("resource_missing"), Refused],
  ["a broken connection", new errors.StripeConnectionError({ type: "api_error" }), ProviderAway],
  ["too many requests", new errors.StripeRateLimitError({ type: "rate_limit_error" }), ProviderAway],
  ["a wrong key", new errors.StripeAuthenticationError({ type: "authentication_error" }), ProviderAway],
  ["a fault of our own", new TypeError("no such function"), TypeError],
])("tells %s apart", async (_what, error, expected) => {
  await expect(ask(failing(error))).rejects.toThrow(expected);
});

it("takes a refusal for nothing to do for the expected reasons alone", async () => {
  expect(await unlessRefused(() => Promise.resolve("done"))).toBe("done");
  expect(await unlessRefused(failing(refusal("resource_missing")))).toBeUndefined();
  await expect(unlessRefused(failing(refusal("parameter_invalid")))).rejects.toThrow(Refused);
  expect(await unlessRefused(failing(refusal("parameter_invalid")), "any")).toBeUndefined();
  const away = failing(new errors.StripeConnectionError({ type: "api_error" }));
  await expect(unlessRefused(away, "any")).rejects.toThrow(ProviderAway);
});

it("names the provider's reason for a failure, if it gave one", () => {
  const closed = new errors.StripePermissionError({ type: "api_error", code: "account_invalid" });
  expect(reasonOf(new ProviderAway(closed))).toBe("account_invalid");
  expect(reasonOf(new ProviderAway())).toBe("unavailable");
});
