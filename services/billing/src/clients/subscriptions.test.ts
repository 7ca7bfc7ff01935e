import type Stripe from "stripe";
import { createSubscriptions } from "./subscriptions.ts";

it("changes the price at once, and nothing if that can't be paid", async () => {
  const update = jest.fn(() => Promise.resolve());
  const stripe = { subscriptions: { update } } as unknown as Stripe;
  const { changePrice } = createSubscriptions(stripe, { trialDays: 0, automaticTax: false });
  await changePrice({ id: "sub_1", itemId: "si_1" }, "price_2");
  expect(update).toHaveBeenCalledWith("sub_1", {
    items: [{ id: "si_1", price: "price_2" }],
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
});
