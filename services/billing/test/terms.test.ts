import { eventually } from "@wordlehint/local/test-servers";
import { intentOf, startBilling, useStripe } from "./support/start-billing.ts";

const stripe = useStripe();
let people = 0;
const someone = () => `player-${process.pid}-${people++}`;

async function startSetUp(settings: Readonly<Record<string, string>>) {
  const billing = await startBilling(stripe(), settings);
  expect((await billing.setup()).code).toBe(0);
  const chargesOf = async (userId: string) => {
    const customer = (await billing.customers.findOne({ _id: userId }))?.stripeCustomerId ?? "";
    return (await stripe().client.charges.list({ customer })).data.map(({ amount }) => amount);
  };
  return { ...billing, chargesOf };
}

const giveCard = ({ clientSecret }: { clientSecret: string }) =>
  stripe().client.setupIntents.confirm(intentOf(clientSecret), {
    payment_method: "pm_card_visa",
    return_url: "https://wordle.example/subscribe",
  });

it("has a trial begin with a card and end with the first payment, for the first subscription alone", async () => {
  const billing = await startSetUp({ TRIAL_DAYS: "7" });
  const heard = billing.hear("subscription.activated", "subscription.cancelled");
  const player = billing.player(someone());
  const yearly = await player.begin({ interval: "year" });
  expect(yearly).toMatchObject({ confirm: "setup", trialDays: 7 });
  const opened = await player.begin({ interval: "month" });
  expect(opened).toMatchObject({ confirm: "setup", trialDays: 7, price: { interval: "month" } });
  expect((await player.refresh()).status).toBe("none");

  await giveCard(opened);
  const trial = await eventually(async () => {
    const summary = await player.summary();
    expect(summary).toMatchObject({ status: "active", isTrial: true, card: { last4: "4242" } });
    return summary;
  });
  expect(trial.withdrawal).toBeNull();
  expect(await billing.chargesOf(player.userId)).toEqual([]);

  await billing.advanceTo(trial.currentPeriodEnd, { hours: 2 });
  await eventually(async () =>
    expect(await player.summary()).toMatchObject({
      ...{ status: "active", isTrial: false },
      withdrawal: { amount: 377 },
    }),
  );
  expect(await billing.chargesOf(player.userId)).toEqual([377]);

  await player.ask("POST", "/api/billing/withdraw", { confirm: true });
  const again = await player.begin();
  expect(again).toMatchObject({ confirm: "payment", trialDays: 0 });
  await player.pay(again);
  expect(await player.refresh()).toMatchObject({ status: "active", isTrial: false });
  await eventually(() =>
    expect(heard.map(({ type }) => type)).toEqual([
      "subscription.activated",
      "subscription.cancelled",
      "subscription.activated",
    ]),
  );
});

it("gives no Premium for a trial to which no card was given, and lets it end", async () => {
  const billing = await startSetUp({ TRIAL_DAYS: "3" });
  const player = billing.player(someone());
  await player.begin();
  await billing.advance(3.1);
  expect((await player.refresh()).status).not.toBe("active");
  expect(await player.begin()).toMatchObject({ confirm: "setup", trialDays: 3 });
  expect(await billing.chargesOf(player.userId)).toEqual([]);
});
