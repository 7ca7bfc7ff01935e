import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { ChangeCard } from "./ChangeCard.tsx";
import { monthly, refusal, showPaying, subscriber } from "./subscribe.fixture.tsx";

const form = {
  clientSecret: "seti_1_secret",
  publishableKey: "pk_test_1",
  scriptUrl: "http://stripe.test/v3/",
};
const summary = {
  status: "active",
  isTrial: false,
  isPaidAhead: false,
  currentPeriodEnd: "2027-01-03T12:00:00.000Z",
  cancelAtPeriodEnd: false,
  price: monthly,
  card: { brand: "visa", last4: "4242", expMonth: 12, expYear: 2030 },
  paymentFailedAt: null,
  graceEndsAt: null,
  withdrawal: null,
};
const responses = {
  "POST /api/billing/card": () => Response.json(form),
  "PUT /api/billing/card": () => Response.json({ summary, payment: null }),
  "GET /api/user": () => Response.json(subscriber),
};
const showPage = (
  more: Parameters<typeof showPaying>[1] = {},
  stripeResponses: Parameters<typeof showPaying>[2] = {},
) => showPaying(<ChangeCard user={subscriber} />, { ...responses, ...more }, stripeResponses);
const button = (name: string) => screen.findByRole("button", { name });

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());
afterEach(() => history.replaceState(null, "", "/"));

it("Another card is set up with the provider, and then used for the next payments", async () => {
  const { sent, stripe, user } = showPage();
  await button("Use This Card");
  stripe.ready();
  await user.dblClick(await button("Use This Card"));
  expect(await screen.findByText("The next payments are made with this card.")).toBeVisible();
  expect(stripe.taken).toEqual([
    ["submit", "seti_1_secret"],
    ["confirmSetup", "seti_1_secret /subscribe/card"],
  ]);
  expect(sent.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { setupIntent: "seti_1" },
  ]);
});

it("A late payment that needs its owner's consent is confirmed next", async () => {
  const payment = { ...form, clientSecret: "pi_9_secret" };
  const { stripe, user } = showPage({
    "PUT /api/billing/card": () => Response.json({ summary, payment }),
  });
  await button("Use This Card");
  stripe.ready();
  await user.click(await button("Use This Card"));
  await button("Pay Now");
  stripe.ready();
  await user.click(await button("Pay Now"));
  expect(await screen.findByText("The next payments are made with this card.")).toBeVisible();
  expect(stripe.taken.at(-1)).toEqual(["confirmPayment", "pi_9_secret /subscribe/card"]);
});

it("What the provider refuses is said, and the card stays as it was", async () => {
  const { sent, stripe, toast, user } = showPage(
    {},
    { confirmSetup: () => ({ error: { message: "Your card was declined." } }) },
  );
  await button("Use This Card");
  stripe.ready();
  await user.click(await button("Use This Card"));
  await waitFor(() => expect(toast()).toMatchObject({ description: "Your card was declined." }));
  expect(sent.some(({ method }) => method === "PUT")).toBe(false);
});

it("A player without a subscription is told so, and can try again", async () => {
  let isUp = false;
  const { user } = showPage({
    "POST /api/billing/card": () => (isUp ? Response.json(form) : refusal(409, "You have no subscription.")),
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("You have no subscription.");
  isUp = true;
  await user.click(await button("Try Again"));
  expect(await button("Use This Card")).toBeVisible();
});

it("A card that the bank's page has agreed to is used", async () => {
  history.replaceState(
    null,
    "",
    "/subscribe/card?setup_intent=seti_7&setup_intent_client_secret=seti_7_secret",
  );
  const { sent } = showPage(
    {},
    { retrieveSetupIntent: () => ({ setupIntent: { id: "seti_7", status: "succeeded" } }) },
  );
  expect(await screen.findByText("The next payments are made with this card.")).toBeVisible();
  expect(sent.find(({ method }) => method === "PUT")?.body).toEqual({ setupIntent: "seti_7" });
  expect(location.search).toBe("");
});
