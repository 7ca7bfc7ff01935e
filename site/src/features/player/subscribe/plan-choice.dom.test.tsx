import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { Subscribe } from "./Subscribe.tsx";
import { monthly, open, player, showPaying, yearly } from "./subscribe.fixture.tsx";

const premium = { name: "Ads-Free Premium", benefits: [], pitch: "" };
const page = <Subscribe user={player} premium={premium} />;
const begin = "POST /api/get-or-create-subscription";

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

it("Of two plans that are chosen one after the other the last one is paid, although the first one's form comes later", async () => {
  const prices = [monthly, yearly];
  const yearlyOpened = Promise.withResolvers<Response>();
  const { sent, stripe, user } = showPaying(page, {
    [begin]: ({ body }) =>
      (body as { interval?: string } | undefined)?.interval === "year"
        ? yearlyOpened.promise
        : Response.json({ ...open, prices }),
  });
  await screen.findByRole("button", { name: "Subscribe Now - $3.77/month" });
  await user.click(screen.getByRole("radio", { name: /^Yearly/ }));
  await user.click(screen.getByRole("radio", { name: /^Monthly/ }));
  await waitFor(() => expect(sent).toHaveLength(3));
  yearlyOpened.resolve(Response.json({ ...open, prices, price: yearly, clientSecret: "pi_2_secret" }));
  const button = await screen.findByRole("button", { name: "Subscribe Now - $3.77/month" });
  stripe.ready();
  await user.click(button);
  await waitFor(() => expect(stripe.taken).toContainEqual(["confirmPayment", "pi_1_secret /subscribe"]));
});

it("The provider's script is loaded again when the player asks for it", async () => {
  const { user } = showPaying(page);
  const client = window.Stripe;
  delete window.Stripe;
  const scripts = () => document.head.querySelectorAll(`script[src="${open.scriptUrl}"]`);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]?.dispatchEvent(new Event("error"));
  const again = await screen.findByRole("button", { name: "Try Again" });
  expect(scripts()).toHaveLength(0);
  await user.click(again);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  Object.assign(window, { Stripe: client });
  scripts()[0]?.dispatchEvent(new Event("load"));
  expect(await screen.findByRole("button", { name: "Subscribe Now - $3.77/month" })).toBeVisible();
});
