import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStripe, type StripeProcess } from "@wordlehint/test-servers";

let dir: string;
let stripe: StripeProcess;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "stripe-"));
  stripe = await startStripe({ dir });
});
afterEach(async () => {
  await stripe.stop();
  rmSync(dir, { recursive: true });
});

it("keeps everything that it has confirmed, even if it is killed", async () => {
  const made: string[] = [];
  const creates = Array.from({ length: 60 }, async (_, index) => {
    const { id } = await stripe.client.customers.create(
      { name: `Player ${index}` },
      { maxNetworkRetries: 0 },
    );
    made.push(id);
    if (index === 20) await stripe.kill();
  });
  await Promise.allSettled(creates);
  expect(made.length).toBeGreaterThan(0);
  await stripe.start();
  for (const id of made) expect(await stripe.client.customers.retrieve(id)).toMatchObject({ id });
});

it("renews subscriptions when its time is moved, also after a restart", async () => {
  const { client } = stripe;
  const product = await client.products.create({ name: "Premium" });
  const price = await client.prices.create({
    ...{ product: product.id, currency: "usd", unit_amount: 377 },
    recurring: { interval: "month" },
  });
  const { id: customer } = await client.customers.create({
    payment_method: "pm_card_visa",
    invoice_settings: { default_payment_method: "pm_card_visa" },
  });
  await client.subscriptions.create({ customer, items: [{ price: price.id }] });
  await stripe.advance(32 * 24 * 3600);
  const statuses = async () => (await client.invoices.list({ customer })).data.map(({ status }) => status);
  expect(await statuses()).toEqual(["paid", "paid"]);
  await stripe.restart();
  await stripe.advance(31 * 24 * 3600);
  expect(await statuses()).toEqual(["paid", "paid", "paid"]);
});
