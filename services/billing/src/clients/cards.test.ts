import type Stripe from "stripe";
import { day } from "../domain/provider-subscription.fixture.ts";
import { createCards } from "./cards.ts";

const intent = {
  ...{ status: "succeeded", metadata: { purpose: "another card" }, customer: "cus_ada" },
  ...{ payment_method: "pm_1", created: day(1).getTime() / 1000 },
};
const found = (fields: object) => {
  const retrieve = () => Promise.resolve({ ...intent, ...fields });
  return createCards({ setupIntents: { retrieve } } as unknown as Stripe).find("seti_1");
};

it("finds a card that was set up for the next payments, and none that was given for something else", async () => {
  expect(await found({})).toEqual({ customerId: "cus_ada", paymentMethod: "pm_1", begunAt: day(1) });
  expect(await found({ metadata: {} })).toBeUndefined();
  expect(await found({ status: "requires_action" })).toBeUndefined();
  expect(await found({ customer: null })).toBeUndefined();
});
