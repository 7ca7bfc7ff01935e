import type { Stripe } from "stripe";
import { eventually } from "@wordlehint/stand-in-kit/testing/eventually";
import { startReceiver } from "./test-support/start-receiver.ts";
import { addPrices, beginSubscription, useStripe } from "./test-support/use-stripe.ts";

const stripe = useStripe();
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let endpoint: Stripe.WebhookEndpoint;
let customer: string;

beforeEach(async () => {
  receiver = await startReceiver();
  endpoint = await stripe.client.webhookEndpoints.create({
    url: receiver.url,
    enabled_events: ["customer.updated", "customer.subscription.updated", "invoice.paid"],
  });
  customer = (await stripe.client.customers.create({ email: "ada@example.org" })).id;
});
afterEach(() => receiver.close());

const rename = (name: string) => stripe.client.customers.update(customer, { name });
const namesReceived = () => receiver.received.map(({ event }) => (event.data.object as Stripe.Customer).name);
const behave = (webhooks: object) => stripe.control("mode", { method: "PUT", body: { webhooks } });

it("sends what has changed, signed so that the official client accepts it", async () => {
  const { monthly } = await addPrices(stripe.client);
  const { intent } = await beginSubscription(stripe.client, monthly.id, customer);
  const options = { idempotencyKey: "pay-1" };
  await stripe.client.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" }, options);
  const typesReceived = () => receiver.received.map(({ event }) => event.type);
  await eventually(() => expect(typesReceived()).toContain("customer.subscription.updated"));
  await eventually(() => expect(typesReceived()).toContain("invoice.paid"));
  const found = receiver.received.find(({ event }) => event.type === "customer.subscription.updated");
  const { body = "", signature = "" } = found ?? {};
  const event = stripe.client.webhooks.constructEvent(body, signature, endpoint.secret ?? "");
  expect(event).toMatchObject({
    data: { object: { status: "active" }, previous_attributes: { status: "incomplete" } },
    request: { idempotency_key: "pay-1" },
  });
  expect(() => stripe.client.webhooks.constructEvent(body, signature, "whsec_wrong")).toThrow("signature");
});

it("sends an endpoint what it subscribes to, as long as it is enabled", async () => {
  const { webhookEndpoints } = stripe.client;
  await webhookEndpoints.update(endpoint.id, { enabled_events: ["invoice.paid"] });
  await rename("unheard");
  await webhookEndpoints.update(endpoint.id, { enabled_events: ["customer.updated"] });
  await rename("heard");
  await eventually(() => expect(namesReceived()).toEqual(["heard"]));
  await webhookEndpoints.update(endpoint.id, { disabled: true });
  await rename("disabled");
  expect((await stripe.control("deliveries")).deliveries).toHaveLength(1);
});

it("sends again until a 2xx comes back, also after a restart", async () => {
  receiver.status = 500;
  await rename("Ada");
  await eventually(() => expect(namesReceived()).toEqual(["Ada"]));
  await stripe.restart();
  receiver.status = 200;
  await eventually(async () =>
    expect((await stripe.control("deliveries")).deliveries).toMatchObject([{ outcome: "2xx" }]),
  );
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
});

it("doubles, drops, delays and reorders events on request", async () => {
  await behave({ mode: "double", times: 1 });
  await rename("double");
  await eventually(() => expect(namesReceived()).toEqual(["double", "double"]));
  await behave({ mode: "drop", only: "customer.", times: 1 });
  await rename("dropped");
  await rename("good");
  await eventually(() => expect(namesReceived().slice(2)).toEqual(["good"]));
  await behave({ mode: "late", delayMs: 200, times: 1 });
  await rename("late");
  await rename("in time");
  await eventually(() => expect(namesReceived().slice(3)).toEqual(["in time", "late"]));
  await behave({ mode: "reorder", delayMs: 60_000_000 });
  await rename("held back");
  const { deliveries } = await stripe.control("deliveries");
  expect((deliveries as { outcome: string | null }[])[0]?.outcome).toBeNull();
});
