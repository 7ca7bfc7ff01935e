import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { useAppSelector } from "../../../app/hooks.ts";
import { selectUser } from "../../../state/session-slice.ts";
import { Subscribe } from "./Subscribe.tsx";
import { monthly, open, player, refusal, showPaying, subscriber, yearly } from "./subscribe.fixture.tsx";

const premium = { name: "Ads-Free Premium", benefits: ["No advertising", "Cancel at any time"], pitch: "" };
const begin = "POST /api/get-or-create-subscription";

/** The page as the guard around it shows it: with the user of the session. */
function Page() {
  const user = useAppSelector(selectUser);
  return user && <Subscribe user={user} premium={premium} />;
}

const showPage = (...given: Parameters<typeof showPaying> extends [unknown, ...infer Rest] ? Rest : never) =>
  showPaying(<Page />, ...given);
const payButton = (name = "Subscribe Now - $3.77/month") => screen.findByRole("button", { name });
const ledTo = () => {
  const led = jest.spyOn(window as unknown as { ___navigate: (...to: unknown[]) => void }, "___navigate");
  return () => led.mock.calls.map(([to]) => to);
};

/** Premium is in force once the provider has been paid. */
function whenPaid(hasPaid: () => boolean) {
  return { "GET /api/user": () => Response.json(hasPaid() ? subscriber : player) };
}

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());
afterEach(() => history.replaceState(null, "", "/"));

describe("The page to buy Premium", () => {
  it("names the benefits and the price, and begins one subscription", async () => {
    const { sent, stripe } = showPage();
    await payButton();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Ads-Free Premium");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(premium.benefits);
    expect(screen.getByText(/You pay \$3\.77 now and then every month, until you cancel/)).toBeVisible();
    expect(sent.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([[begin, undefined]]);
    expect(stripe.key).toBe("pk_test_1");
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("says that the free days weren't begun again, and leads to the price", async () => {
    let begun = 0;
    const { stripe, user } = showPage({
      [begin]: () =>
        Response.json(
          begun++ === 0 ? { ...open, confirm: "setup", trialDays: 7 } : { ...open, trialDays: 0 },
        ),
      "POST /api/billing/refresh": () => refusal(409, "This card has had its free days before."),
    });
    await payButton();
    stripe.ready();
    await user.click(await payButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This card has had its free days before. You can subscribe without them.",
    );
    await user.click(screen.getByRole("button", { name: "See the Price" }));
    expect(await screen.findByText(/You pay \$3\.77 now and then every month/)).toBeVisible();
  });

  it("takes the payment once for two presses, waits for Premium, says so, and leads home", async () => {
    const led = ledTo();
    let isActive = false;
    const { stripe, toast, requests, user } = showPage(whenPaid(() => isActive));
    await payButton();
    stripe.ready();
    await user.dblClick(await payButton());
    expect(await screen.findByText("Switching Premium on…")).toBeVisible();
    expect(stripe.taken).toEqual([
      ["submit", "pi_1_secret"],
      ["confirmPayment", "pi_1_secret /subscribe"],
    ]);
    expect(toast()).toBeNull();
    await waitFor(() => expect(requests()).toContain("POST /api/billing/refresh"));
    isActive = true;
    await waitFor(() => expect(led()).toEqual(["/"]));
    expect(toast()).toMatchObject({
      title: "Payment Successful",
      description: "You are now subscribed to the ad-free experience!",
    });
  });

  it("says that the form isn't ready when it is submitted too early", async () => {
    const { stripe, toast, user } = showPage();
    await user.click(await payButton());
    expect(toast()).toMatchObject({
      title: "Payment Error",
      description: "Payment form is not ready. Please wait or enter payment details.",
      kind: "danger",
    });
    expect(stripe.taken).toEqual([]);
  });

  it.each([
    ["submit", "Your card number is incomplete.", "Your card number is incomplete."],
    ["confirmPayment", "Your card was declined.", "Your card was declined."],
    ["confirmPayment", undefined, "Please enter valid payment details."],
  ] as const)(
    "says why the provider refuses at %s with %j, and the form stays",
    async (step, message, text) => {
      const { stripe, toast, requests, user } = showPage({}, { [step]: () => ({ error: { message } }) });
      await payButton();
      stripe.ready();
      await user.click(await payButton());
      await waitFor(() => expect(toast()).toMatchObject({ title: "Payment Failed", description: text }));
      expect(screen.getByRole("form", { name: "Payment" })).toHaveTextContent(text);
      expect(await payButton()).toBeEnabled();
      expect(requests()).toEqual([begin]);
      stripe.responses[step] = () => ({ paymentIntent: { id: "pi_1", status: "succeeded" } });
      await user.click(await payButton());
      expect(await screen.findByText("Switching Premium on…")).toBeVisible();
    },
  );

  it("takes a payment that another tab has made for made", async () => {
    const error = {
      message: "It has succeeded already.",
      payment_intent: { id: "pi_1", status: "succeeded" },
    };
    const { stripe, user } = showPage({}, { confirmPayment: () => ({ error: error as never }) });
    await payButton();
    stripe.ready();
    await user.click(await payButton());
    expect(await screen.findByText("Switching Premium on…")).toBeVisible();
  });

  it("offers the yearly plan where there is one, and takes the payment of the chosen one", async () => {
    const prices = [monthly, yearly];
    const yearlyOpened = Promise.withResolvers<Response>();
    const { sent, stripe, user } = showPage({
      [begin]: ({ body }) =>
        (body as { interval?: string } | undefined)?.interval === "year"
          ? yearlyOpened.promise
          : Response.json({ ...open, prices }),
    });
    await payButton();
    const choice = screen.getByRole("radio", { name: "Yearly: $30.00/year, which is $2.50 a month" });
    await user.click(choice);
    // The form of the plan before would be refused.
    expect(choice).toBeChecked();
    expect(screen.queryByRole("form", { name: "Payment" })).not.toBeInTheDocument();
    yearlyOpened.resolve(Response.json({ ...open, prices, price: yearly, clientSecret: "pi_2_secret" }));
    const button = await payButton("Subscribe Now - $30.00/year");
    expect(sent.map(({ body }) => body)).toEqual([undefined, { interval: "year" }]);
    stripe.ready();
    await user.click(button);
    await waitFor(() => expect(stripe.taken).toContainEqual(["confirmPayment", "pi_2_secret /subscribe"]));
  });

  it("sets the card up where the first payment is due after a trial", async () => {
    const { stripe, user } = showPage({
      [begin]: () => Response.json({ ...open, confirm: "setup", trialDays: 7 }),
    });
    expect(await screen.findByText(/After 7 free days, you pay \$3\.77 every month/)).toBeVisible();
    stripe.ready();
    await user.click(await payButton());
    expect(await screen.findByText("Switching Premium on…")).toBeVisible();
    expect(stripe.taken.map(([step]) => step)).toEqual(["submit", "confirmSetup"]);
  });
});

describe("A payment that isn't the price alone", () => {
  const payment = { subtotal: 377, discount: null, tax: 0, isTaxIncluded: false, total: 377 };
  const shown = () => screen.queryAllByRole("definition").map(({ textContent }) => textContent);

  it.each([
    [
      { ...payment, tax: 31, total: 408 },
      ["$3.77", "$0.31", "$4.08"],
      "You pay $4.08 now and then every month",
    ],
    [
      { ...payment, tax: 60, isTaxIncluded: true },
      ["$3.77", "$3.77", "$0.60"],
      "You pay $3.77 now and then every month",
    ],
    [
      { ...payment, discount: { amount: 100, lasts: false, months: null }, tax: 23, total: 300 },
      ["$3.77", "-$1.00", "$0.23", "$3.00"],
      "You pay $3.00 now and then $3.77 plus tax every month",
    ],
    [
      { ...payment, discount: { amount: 100, lasts: true, months: 3 }, total: 277 },
      ["$3.77", "-$1.00", "$2.77"],
      "You pay $2.77 now and every month for 3 months, and then $3.77 every month",
    ],
    [
      { ...payment, discount: { amount: 100, lasts: true, months: null }, total: 277 },
      ["$3.77", "-$1.00", "$2.77"],
      "You pay $2.77 now and then every month",
    ],
  ])("says of what it consists, and what follows: %j", async (given, sums, terms) => {
    showPage({ [begin]: () => Response.json({ ...open, payment: given }) });
    await payButton();
    expect(shown()).toEqual(sums);
    expect(screen.getByText((text) => text.startsWith(`${terms}, until you cancel.`))).toBeVisible();
  });

  it("takes a promotion code, keeps it for another plan, says why another is refused, and goes without", async () => {
    const prices = [monthly, yearly];
    const reduced = { ...payment, discount: { amount: 100, lasts: false, months: null }, total: 277 };
    const wrong = {
      message: "This code has expired.",
      errors: [{ path: "promotionCode", message: "This code has expired." }],
    };
    const { sent, user } = showPage({
      [begin]: ({ body }) => {
        const { promotionCode, interval } = (body ?? {}) as {
          promotionCode?: string | null;
          interval?: string;
        };
        if (promotionCode === "WINTER") return Response.json(wrong, { status: 400 });
        const code = promotionCode
          ? { promotionCode: "SPRING", payment: reduced, clientSecret: "pi_2_secret" }
          : {};
        const price = interval === "year" ? yearly : monthly;
        return Response.json({ ...open, prices, price, takesPromotionCodes: true, ...code });
      },
    });
    const field = await screen.findByRole("textbox", { name: "Promotion code" });
    await user.type(field, "50% off{Enter}");
    expect(field).toHaveAccessibleDescription("A code consists of letters and digits.");
    await user.clear(field);
    await user.type(field, "WINTER{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription("This code has expired."));
    expect(await payButton()).toBeVisible();
    await user.clear(field);
    await user.type(field, "spring");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText("SPRING")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: /^Yearly/ }));
    await payButton("Subscribe Now - $30.00/year");
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(await screen.findByRole("textbox", { name: "Promotion code" })).toBeVisible();
    expect(shown()).toEqual([]);
    expect(sent.map(({ body }) => body)).toEqual([
      undefined,
      { interval: "month", promotionCode: "WINTER" },
      { interval: "month" },
      { interval: "month", promotionCode: "spring" },
      { interval: "year", promotionCode: "SPRING" },
      { interval: "year", promotionCode: null },
    ]);
  });

  it("asks where the player lives if the tax depends on it, until the place is found", async () => {
    const refused = (message: string) =>
      Response.json({ message, errors: [{ path: "address", message }] }, { status: 400 });
    const { sent, toast, user } = showPage({
      [begin]: ({ body }) => {
        const { address } = (body ?? {}) as { address?: { postalCode: string } };
        if (!address) return refused("Tell us where you live: the tax depends on it.");
        if (address.postalCode !== "94107") return refused("This place can't be found.");
        return Response.json({ ...open, payment: { ...payment, tax: 31, total: 408 } });
      },
    });
    expect(await screen.findByText(/the tax depends on it/)).toBeVisible();
    expect(toast()).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "Country" }), "United States");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("This place can't be found.")).toBeVisible();
    const code = screen.getByRole("textbox", { name: "Postal code" });
    await user.type(code, "94107{Enter}");
    expect(await payButton()).toBeVisible();
    expect(shown()).toEqual(["$3.77", "$0.31", "$4.08"]);
    expect(sent.at(-1)?.body).toEqual({ address: { country: "US", postalCode: "94107" } });
  });
});

describe("A player who has Premium", () => {
  it("is told so, and nothing is begun", () => {
    const subscription = {
      status: "active",
      currentPeriodEnd: new Date(2027, 0, 3, 12).toISOString(),
      cancelAtPeriodEnd: false,
    } as const;
    const { requests } = showPaying(<Subscribe user={{ ...subscriber, subscription }} premium={premium} />);
    expect(screen.getByRole("heading", { name: "You have Premium" })).toBeVisible();
    expect(screen.getByText(/It renews on 3 January 2027\./)).toBeVisible();
    expect(requests()).toEqual([]);
  });

  it("whose account doesn't know it yet is waited for", async () => {
    const led = ledTo();
    showPage({ ...whenPaid(() => true), [begin]: () => refusal(409, "You have Premium already.") });
    await waitFor(() => expect(led()).toEqual(["/"]));
  });
});

describe("When payments aren't available", () => {
  const message = "Payments aren't available right now. Nothing was charged; try again in a few minutes.";

  it("the page says so, and goes on once they are", async () => {
    let isUp = false;
    const { toast, user } = showPage({ [begin]: () => (isUp ? Response.json(open) : refusal(503, message)) });
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(toast()).toMatchObject({ title: "Error", description: message, kind: "danger" });
    isUp = true;
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await payButton()).toBeVisible();
  });

  it("and the provider's script can't be loaded, it says that nothing was charged", async () => {
    showPage();
    delete window.Stripe;
    const script = await waitFor(() => {
      const found = document.head.querySelector<HTMLScriptElement>(`script[src="${open.scriptUrl}"]`);
      expect(found).not.toBeNull();
      return found;
    });
    script?.dispatchEvent(new Event("error"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /The payment form can't be loaded.*Nothing was charged\./,
    );
  });
});

describe("A player whom the bank's page leads back", () => {
  const returnWith = (query: string) => history.replaceState(null, "", `/subscribe?${query}`);
  const query = "payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=failed";

  it("after consenting has Premium, and the address holds no secret", async () => {
    returnWith("payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=succeeded");
    const led = ledTo();
    const { stripe } = showPage(whenPaid(() => true));
    await waitFor(() => expect(led()).toEqual(["/"]));
    expect(stripe.taken).toEqual([["retrievePaymentIntent", "pi_1_secret"]]);
    expect(location.search).toBe("");
  });

  it("after the account has heard of the payment is told of the success all the same", async () => {
    returnWith(query.replace("failed", "succeeded"));
    const led = ledTo();
    const { toast } = showPaying(
      <Subscribe user={subscriber} premium={premium} />,
      whenPaid(() => true),
    );
    await waitFor(() => expect(led()).toEqual(["/"]));
    expect(toast()).toMatchObject({ title: "Payment Successful" });
    expect(location.search).toBe("");
  });

  it("after refusing is told why, and can pay with another card", async () => {
    returnWith(query);
    const last_payment_error = { message: "We are unable to authenticate your payment method." };
    const { toast } = showPage(
      {},
      {
        retrievePaymentIntent: () => ({
          paymentIntent: {
            id: "pi_1",
            status: "requires_payment_method",
            last_payment_error: last_payment_error as never,
          },
        }),
      },
    );
    expect(await payButton()).toBeVisible();
    expect(toast()).toMatchObject({ title: "Payment Failed", description: last_payment_error.message });
  });

  it("can pay when the provider doesn't say what became of the payment", async () => {
    returnWith(query);
    const { toast } = showPage({}, { retrievePaymentIntent: () => Promise.reject(new Error("unreachable")) });
    expect(await payButton()).toBeVisible();
    expect(toast()).toBeNull();
  });
});

it("A player whose payment isn't confirmed for long is told that honestly, and can look again", async () => {
  stopClock();
  const led = ledTo();
  let isActive = false;
  const { stripe, requests, user } = showPage(whenPaid(() => isActive));
  await until(() => expect(screen.getByRole("button", { name: /^Subscribe Now/ })).toBeVisible());
  stripe.ready();
  await user.click(screen.getByRole("button", { name: /^Subscribe Now/ }));
  await until(() => expect(screen.getByText("Switching Premium on…")).toBeVisible());
  for (let passedMs = 0; passedMs < 120_000; passedMs += 4_000) await later(4_000);
  await until(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(
      /You don't need to pay again, and you can leave this page/,
    ),
  );
  const looks = requests().filter((request) => request === "GET /api/user").length;
  expect(looks).toBeLessThan(30);
  await later(60_000);
  expect(requests().filter((request) => request === "GET /api/user")).toHaveLength(looks);

  isActive = true;
  await user.click(screen.getByRole("button", { name: "Check Again" }));
  await later(1_000);
  await until(() => expect(led()).toEqual(["/"]));
});
