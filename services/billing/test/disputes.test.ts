import { eventually } from "@wordlehint/test-servers";
import { someone, startSetUp, useStripe, type Player } from "./support/start-billing.ts";

const stripe = useStripe();

const chargesOf = async (customer: string) => (await stripe().client.charges.list({ customer })).data;

/** Has the bank decide the dispute about a customer's latest payment. */
async function decide(customer: string, evidence: "winning_evidence" | "losing_evidence"): Promise<void> {
  const { client } = stripe();
  const [charge] = await chargesOf(customer);
  const [dispute] = (await client.disputes.list({ charge: charge?.id ?? "" })).data;
  await client.disputes.update(dispute?.id ?? "", {
    evidence: { uncategorized_text: evidence },
    submit: true,
  });
}
const withdraw = async (player: Player) =>
  (await player.ask("POST", "/api/billing/withdraw", { confirm: true })).json();

it("keeps Premium while a dispute is open and when it is won, and ends it, with the renewals, when it is lost", async () => {
  const billing = await startSetUp(stripe());
  const heard = billing.hear("subscription.cancelled");
  const player = billing.player(someone());
  await player.subscribe();
  const customer = await billing.customerOf(player);
  await billing.replaceCard(player, "pm_card_createDispute");
  const renew = async () => {
    const before = (await chargesOf(customer)).length;
    await billing.advance(31);
    await eventually(async () => expect((await chargesOf(customer)).length).toBeGreaterThan(before));
  };

  await renew();
  expect(await player.refresh()).toMatchObject({ status: "active" });
  await decide(customer, "winning_evidence");
  expect(await player.refresh()).toMatchObject({ status: "active", cancelAtPeriodEnd: false });

  await renew();
  await decide(customer, "losing_evidence");
  await eventually(async () => expect((await player.summary()).status).toBe("cancelled"));
  await eventually(() => expect(heard).toMatchObject([{ data: { reason: "payment_reversed" } }]));
  const charged = (await chargesOf(customer)).length;
  await billing.advance(32);
  expect(await chargesOf(customer)).toHaveLength(charged);
  expect((await billing.invoicesOf(player)).map(({ status }) => status)).toEqual([
    "refunded",
    "paid",
    "paid",
  ]);
});

it("shows what was given back in the dashboard, and withdraws what is left", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe();
  const customer = await billing.customerOf(player);
  const [charge] = await chargesOf(customer);
  await stripe().client.refunds.create({ charge: charge?.id ?? "", amount: 100 });
  await eventually(async () => expect((await player.summary()).withdrawal?.amount).toBe(277));
  expect(await billing.invoicesOf(player)).toMatchObject([{ status: "paid", amount: 377, givenBack: 100 }]);
  expect(await withdraw(player)).toMatchObject({ amount: 277 });
  expect(await chargesOf(customer)).toMatchObject([{ amount_refunded: 377 }]);
  expect(await billing.invoicesOf(player)).toMatchObject([{ status: "refunded", givenBack: 377 }]);
});

it("takes a withdrawal and deletes the account while a bank holds the payment, and gives it back once the dispute is won", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe({}, "pm_card_createDispute");
  const customer = await billing.customerOf(player);
  const withdrawals = billing.hear("subscription.withdrawn");
  for (let times = 0; times < 2; times++) expect(await withdraw(player)).toMatchObject({ amount: 377 });
  expect(await player.summary()).toMatchObject({ status: "cancelled" });
  await eventually(() => expect(withdrawals).toHaveLength(1));
  expect((await billing.command("show", player.email)).printed).toMatch(/Stuck +charge_disputed/);
  await billing.deleteAccount(player);
  const { client } = stripe();
  await eventually(async () =>
    expect(await client.customers.retrieve(customer)).toMatchObject({ email: null, metadata: {} }),
  );
  const left = await billing.customers.findOne({ _id: player.userId });
  expect(JSON.stringify(left)).not.toContain(player.email);
  expect((await billing.command("stuck")).printed).toMatch(
    new RegExp(`${player.userId} +charge_disputed, withdrawal of 3\\.77 usd from sub_\\w+, account deleted`),
  );

  await decide(customer, "winning_evidence");
  expect((await billing.command("retry", player.userId)).code).toBe(0);
  await eventually(async () => expect(await chargesOf(customer)).toMatchObject([{ refunded: true }]));
  await eventually(async () =>
    expect((await billing.command("stuck")).printed).toBe("Nothing is left to do at Stripe."),
  );
  expect((await billing.command("retry", player.userId)).code).toBe(1);
  expect(withdrawals).toHaveLength(1);
});

it("tells operators of a refund that fails, until they have settled it", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(someone());
  await player.subscribe({}, "pm_card_refundFail");
  expect(await withdraw(player)).toMatchObject({ amount: 377 });
  await eventually(async () =>
    expect((await billing.command("stuck")).printed).toMatch(/refund_failed.+given up/),
  );
  const metrics = async () => await (await billing.getAdmin("/metrics")).text();
  expect(await metrics()).toMatch(/customers_unfinished\{reason="refund_failed",state="given up"/);
  expect(await billing.invoicesOf(player)).toMatchObject([{ status: "paid", givenBack: 0 }]);
  expect((await billing.command("settle", player.userId)).code).toBe(0);
  await player.refresh();
  expect((await billing.command("stuck")).printed).toBe("Nothing is left to do at Stripe.");
});
