import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import type { BillingSummary, Invoice, Price } from "@wordlehint/contracts";
import { button, player, refusal, showProfile } from "./profile.fixture.tsx";

const subscriber = { ...player, isSubscribed: true };
const monthly: Price = { amount: 377, currency: "usd", interval: "month" };
const yearly: Price = { amount: 3000, currency: "usd", interval: "year" };
const end = new Date(2027, 0, 3, 12).toISOString();
const active: BillingSummary = {
  status: "active",
  isTrial: false,
  isPaidAhead: false,
  currentPeriodEnd: end,
  cancelAtPeriodEnd: false,
  price: monthly,
  card: { brand: "visa", last4: "4242", expMonth: 3, expYear: 2030 },
  paymentFailedAt: null,
  graceEndsAt: null,
  withdrawal: null,
};
const invoice: Invoice = {
  id: "in_1",
  number: "WH-0001",
  createdAt: new Date(2026, 11, 3, 12).toISOString(),
  amount: 377,
  currency: "usd",
  tax: 28,
  discount: 100,
  fromCredit: 0,
  givenBack: 0,
  status: "paid",
  periodStart: new Date(2026, 11, 3, 12).toISOString(),
  periodEnd: end,
  pageUrl: "https://pay.example/in_1",
  pdfUrl: "https://pay.example/in_1.pdf",
};

/** Opens the view of the subscription. */
async function openView(summary: BillingSummary, more: Parameters<typeof showProfile>[0] = {}) {
  const shown = showProfile(
    {
      "GET /api/billing/summary": () => Response.json(summary),
      "GET /api/billing/plans": () => Response.json({ prices: [monthly], trialDays: 0 }),
      "GET /api/billing/invoices": () => Response.json({ invoices: [], next: null }),
      "GET /api/user": () => Response.json(subscriber),
      ...more,
    },
    subscriber,
  );
  const view = await shown.open("Your subscription");
  return { ...shown, view };
}

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

describe("The view of the subscription", () => {
  it.each([
    [active, "Renews on 3 January 2027"],
    [{ ...active, isTrial: true }, "Free until 3 January 2027, when the first payment is due"],
    [{ ...active, isPaidAhead: true }, "Starts on 3 January 2027. Premium is paid until then"],
    [{ ...active, cancelAtPeriodEnd: true }, "Cancelled: Premium until 3 January 2027"],
    [
      { ...active, status: "past_due", graceEndsAt: end },
      "The last payment failed. We are trying again. Premium ends on 3 January 2027 unless it arrives.",
    ],
  ] as [BillingSummary, string][])("of %j says '%s', with price and card", async (summary, text) => {
    const { view } = await openView(summary);
    expect(await screen.findByText(text)).toBeVisible();
    expect(view).toHaveTextContent("$3.77/month");
    expect(view).toHaveTextContent("Visa ending in 4242Expires 03/2030");
  });

  it("of a subscription that has ended offers it again, and keeps its invoices", async () => {
    const { view } = await openView(
      { ...active, status: "cancelled", currentPeriodEnd: null, card: null },
      { "GET /api/billing/invoices": () => Response.json({ invoices: [invoice], next: null }) },
    );
    expect(await screen.findByRole("link", { name: "Go Ads-Free" })).toHaveAttribute("href", "/subscribe");
    expect(await screen.findByRole("link", { name: "WH-0001" })).toBeVisible();
    expect(view).not.toHaveTextContent("Cancel Subscription");
  });

  it("says why it can't be loaded, and is loaded again", async () => {
    let isUp = false;
    const { user } = await openView(active, {
      "GET /api/billing/summary": () => (isUp ? Response.json(active) : refusal(503, "Out of order.")),
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We couldn't load your subscription. Out of order.",
    );
    isUp = true;
    await user.click(button("Try again"));
    expect(await screen.findByText("Renews on 3 January 2027")).toBeVisible();
  });
});

it("The yearly plan is switched to in two steps, of which the first says what it costs, and its invoice is listed", async () => {
  let invoices: Invoice[] = [];
  const { changes, sent, user } = await openView(active, {
    "GET /api/billing/plans": () => Response.json({ prices: [monthly, yearly], trialDays: 0 }),
    "POST /api/billing/switch": () => {
      invoices = [{ ...invoice, id: "in_2", number: "WH-0002" }];
      return Response.json({ ...active, price: yearly });
    },
    "GET /api/billing/invoices": () => Response.json({ invoices, next: null }),
  });
  await user.click(await screen.findByRole("button", { name: "Pay yearly" }));
  expect(screen.getByText(/You change from \$3\.77\/month to \$30\.00\/year at once/)).toBeVisible();
  expect(changes()).toEqual([]);
  await user.click(button("Switch to $30.00/year"));
  expect(await screen.findByText("$30.00/year")).toBeVisible();
  expect(await screen.findByRole("link", { name: "WH-0002" })).toBeVisible();
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ interval: "year" });
});

it.each([
  ["the monthly plan", { price: yearly }, "Pay monthly", "$3.77/month"],
  ["another plan in the free days", { isTrial: true }, "Pay yearly", "$30.00/year"],
  ["back to the plan that the period was paid at", { isPaidAhead: true }, "Pay yearly", "$30.00/year"],
])(
  "A switch to %s is paid from the end of the period on, and it is said so",
  async (_to, state, label, price) => {
    const summary = { ...active, ...state };
    const { toast, user } = await openView(summary, {
      "GET /api/billing/plans": () => Response.json({ prices: [monthly, yearly], trialDays: 0 }),
      "POST /api/billing/switch": () => Response.json(summary),
    });
    await user.click(await screen.findByRole("button", { name: label }));
    const said = `until 3 January 2027, and nothing is charged before. From then on you pay ${price}.`;
    expect(screen.getByText((text) => text.includes(said))).toBeVisible();
    await user.click(button(`Switch to ${price}`));
    await waitFor(() =>
      expect(toast()).toMatchObject({ description: `From 3 January 2027 you pay ${price}.` }),
    );
  },
);

it("Who keeps the plan is asked again by the next press only", async () => {
  const { changes, user } = await openView(active, {
    "GET /api/billing/plans": () => Response.json({ prices: [monthly, yearly], trialDays: 0 }),
  });
  await user.click(await screen.findByRole("button", { name: "Pay yearly" }));
  await user.click(button("Keep $3.77/month"));
  expect(button("Pay yearly")).toBeVisible();
  expect(changes()).toEqual([]);
});

describe("Withdrawing from the contract", () => {
  const possibleUntil = new Date(2026, 11, 17, 12).toISOString();
  const withdrawable = {
    ...active,
    withdrawal: { possibleUntil, amount: 377, currency: "usd", byDays: false },
  };

  it("takes two steps, gives the payment back and leads to the overview", async () => {
    const { changes, sent, toast, user } = await openView(withdrawable, {
      "POST /api/billing/withdraw": () =>
        Response.json({ amount: 377, currency: "usd", withdrawnAt: "2026-12-04T12:00:00.000Z" }),
    });
    await user.click(await screen.findByRole("button", { name: "Withdraw from the contract" }));
    expect(
      screen.getByText(/you get back \$3\.77.*This is possible until 17 December 2026, 12:00 PM\./),
    ).toBeVisible();
    expect(changes()).toEqual([]);
    await user.click(button("Confirm the withdrawal"));
    expect(await screen.findByRole("dialog", { name: "Profile" })).toBeVisible();
    expect(sent.find(({ path }) => path === "/api/billing/withdraw")?.body).toEqual({ confirm: true });
    expect(toast()).toMatchObject({
      title: "You have withdrawn",
      description: "$3.77 is on its way back to you. A receipt comes by email.",
    });
  });

  it("says why less is given back the second time", async () => {
    const again = { ...withdrawable, withdrawal: { ...withdrawable.withdrawal, amount: 300, byDays: true } };
    const { user } = await openView(again);
    await user.click(await screen.findByRole("button", { name: "Withdraw from the contract" }));
    expect(
      screen.getByText(/you get back \$3\.00.*so you pay for the days that you have used/),
    ).toBeVisible();
  });

  it("isn't offered when it isn't possible", async () => {
    await openView(active);
    await screen.findByText("Renews on 3 January 2027");
    expect(screen.queryByRole("button", { name: "Withdraw from the contract" })).toBeNull();
  });
});

it("Invoices are listed with their files, and older ones on demand", async () => {
  const older = {
    ...invoice,
    id: "in_0",
    number: null,
    status: "refunded",
    tax: 0,
    discount: 0,
    fromCredit: 0,
    givenBack: 377,
    pageUrl: null,
    pdfUrl: null,
  };
  const partly = { ...older, id: "in_00", status: "paid", fromCredit: 77, givenBack: 100 };
  const { sent, view, user } = await openView(active, {
    "GET /api/billing/invoices": ({ path }) =>
      Response.json(
        path.includes("before=in_1")
          ? { invoices: [older, partly], next: null }
          : { invoices: [invoice], next: "in_1" },
      ),
  });
  const link = await screen.findByRole("link", { name: "WH-0001" });
  expect(link).toHaveAttribute("href", "https://pay.example/in_1.pdf");
  expect(view).toHaveTextContent("3 December 2026$3.77including $0.28 tax, after $1.00 offPaidWH-0001");
  await user.click(button("Show older ones"));
  await waitFor(() => expect(view).toHaveTextContent("3 December 2026$3.77RefundedInvoice"));
  expect(view).toHaveTextContent("$3.77$0.77 from your credit, $1.00 given backPaidInvoice");
  expect(sent.filter(({ path }) => path.startsWith("/api/billing/invoices"))).toHaveLength(2);
});

it("The card is changed on the provider's page where there is one, and it is said when that can't be opened", async () => {
  const { changes, user } = await openView(active, {
    "POST /api/billing/portal": () => refusal(503, "Payments aren't available right now."),
  });
  await user.click(await screen.findByRole("button", { name: "Change card" }));
  expect(await screen.findByText("Payments aren't available right now.")).toBeVisible();
  expect(changes()).toEqual(["POST /api/billing/portal"]);
});
