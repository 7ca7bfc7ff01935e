import type Stripe from "stripe";
import { createPromotions } from "./promotions.ts";

const findAmong = (...data: object[]) => {
  const list = jest.fn(() => Promise.resolve({ data }));
  const promotions = createPromotions({ promotionCodes: { list } } as unknown as Stripe);
  return { found: promotions.find("spring"), list };
};

it("finds a code that can be redeemed, as it was made", async () => {
  const { found, list } = findAmong({ id: "promo_1", code: "SPRING", active: true });
  expect(await found).toEqual({ id: "promo_1", code: "SPRING" });
  expect(list).toHaveBeenCalledWith({ code: "spring", active: true });
  expect(await findAmong().found).toBeUndefined();
});
