import { jest } from "@jest/globals";
import type { ReactElement } from "react";
import type { OpenSubscription, Price } from "@wordlehint/contracts";
import { act } from "@testing-library/react";
import { accountOf } from "../../../../test/dom/accounts.ts";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { userKnown } from "../../../state/session-api.ts";
import { sessionBegun } from "../../../state/session-slice.ts";
import { selectToast } from "../../../state/toast-slice.ts";
import { fakeStripe } from "./stripe.fixture.ts";

const token = "a.test.token";
export const player = accountOf();
export const subscriber = accountOf({ isSubscribed: true });
export const monthly: Price = { amount: 377, currency: "usd", interval: "month" };
export const yearly: Price = { amount: 3000, currency: "usd", interval: "year" };

/** A subscription that is to be paid. */
export const open: OpenSubscription = {
  clientSecret: "pi_1_secret",
  publishableKey: "pk_test_1",
  scriptUrl: "http://stripe.test/v3/",
  confirm: "payment",
  price: monthly,
  prices: [monthly],
  payment: { subtotal: 377, discount: null, tax: 0, isTaxIncluded: true, total: 377 },
  takesPromotionCodes: false,
  promotionCode: null,
  trialDays: 0,
};

/** A response that refuses a request. */
export const refusal = (status: number, message: string) => Response.json({ message }, { status });

/** Shows a page for a signed-in player, with the API's responses and the provider's. */
export function showPaying(
  element: ReactElement,
  responses: Parameters<typeof fakeApi>[0] = {},
  stripeResponses: Parameters<typeof fakeStripe>[0] = {},
) {
  const details = jest.spyOn(console, "info").mockReturnValue();
  const stripe = fakeStripe(stripeResponses);
  const sent = fakeApi({
    "POST /api/get-or-create-subscription": () => Response.json(open),
    "POST /api/billing/refresh": () => refusal(503, "Down"),
    "GET /api/user": () => Response.json(player),
    ...responses,
  });
  localStorage.setItem("token", token);
  const shown = show(<></>);
  act(() => {
    shown.store.dispatch(userKnown(token, player));
    shown.store.dispatch(sessionBegun({ token, user: player }));
  });
  shown.showNext(element);
  return {
    ...shown,
    sent,
    details,
    stripe,
    requests: () => sent.map(({ method, path }) => `${method} ${path}`),
    toast: () => selectToast(shown.store.getState()),
  };
}
