import { paymentSources } from "./payment-sources.ts";

describe("What the pages on which players pay allow", () => {
  it("is what Stripe asks for, where the script is Stripe's", () => {
    expect(paymentSources("https://js.stripe.com/endive/stripe.js")).toEqual({
      "script-src": "https://js.stripe.com https://*.js.stripe.com",
      "connect-src": "https://api.stripe.com",
      "frame-src": "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    });
  });

  it("is the one origin of a server that stands in for Stripe", () => {
    const origin = "http://localhost:8040";
    expect(paymentSources(`${origin}/v3/`)).toEqual({
      "script-src": origin,
      "connect-src": origin,
      "frame-src": origin,
    });
  });
});
