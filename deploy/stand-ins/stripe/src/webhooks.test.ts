import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Stripe } from "stripe";
import { eventually } from "@wordlehint/stand-in-kit/testing/eventually";
import { addPrices, beginSubscription, useStripe } from "./test-support/use-stripe.ts";

const stripe = useStripe();
type Received = { event: Stripe.Event; body: string; signature: string };
let server: Server;
let received: Received[];
/** How the receiver responds; the last one holds on. */
let statuses: number[];
let endpoint: Stripe.WebhookEndpoint;

beforeEach(async () => {
  [received, statuses] = [[], [200]];
  server = createServer((req, res) => {
    void text(req).then((body) => {
      received.push({
        event: JSON.parse(body) as Stripe.Event,
        body,
        signature: String(req.headers["stripe-signature"]),
      });
      res.writeHead(statuses.length > 1 ? (statuses.shift() ?? 200) : (statuses[0] ?? 200)).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  endpoint = await listenTo("*");
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const listenTo = (...types: Stripe.WebhookEndpointCreateParams.EnabledEvent[]) =>
  stripe.client.webhookEndpoints.create({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`,
    enabled_events: types,
  });
const typesReceived = () => received.map(({ event }) => event.type);
const behave = (webhooks: object) => stripe.control("mode", { method: "PUT", body: { webhooks } });

it("tells of a payment, with what has changed, signed so that the official client takes it", async () => {
  const { monthly } = await addPrices(stripe.client);
  const customer = await stripe.client.customers.create({ email: "ada@example.org" });
  const { intent } = await beginSubscription(stripe.client, monthly.id, customer.id);
  await stripe.client.paymentIntents.confirm(
    intent,
    { payment_method: "pm_card_visa" },
    { idempotencyKey: "pay-1" },
  );
  await eventually(() =>
    expect(typesReceived()).toEqual(
      expect.arrayContaining([
        ...["customer.created", "customer.subscription.created", "invoice.created", "invoice.finalized"],
        ...["payment_method.attached", "charge.succeeded", "payment_intent.succeeded", "invoice.paid"],
        ...["invoice.payment_succeeded", "customer.subscription.updated"],
      ]),
    ),
  );
  const { body, signature } = received.find(({ event }) => event.type === "customer.subscription.updated") ??
    received[0] ?? { body: "", signature: "" };
  const event = stripe.client.webhooks.constructEvent(body, signature, endpoint.secret ?? "");
  expect(event).toMatchObject({
    object: "event",
    api_version: "2026-10-28.endive",
    data: { object: { status: "active" }, previous_attributes: { status: "incomplete" } },
    request: { idempotency_key: "pay-1" },
  });
  expect(() => stripe.client.webhooks.constructEvent(body, signature, "whsec_wrong")).toThrow("signature");
  expect(await stripe.client.events.retrieve(event.id)).toMatchObject({ type: event.type });
});

it("tells each endpoint of the events that it has asked for", async () => {
  await stripe.client.webhookEndpoints.update(endpoint.id, { enabled_events: ["product.created"] });
  await stripe.client.customers.create({});
  await stripe.client.products.create({ name: "Premium" });
  await eventually(() => expect(typesReceived()).toEqual(["product.created"]));
  await stripe.client.webhookEndpoints.update(endpoint.id, { disabled: true });
  await stripe.client.products.create({ name: "Other" });
  const { data } = await stripe.client.events.list({ type: "product.created" });
  expect(data.map(({ pending_webhooks }) => pending_webhooks)).toEqual([0, 0]);
});

it("tells again until it is heard, also after a restart", async () => {
  statuses = [500];
  await stripe.client.products.create({ name: "Premium" });
  await eventually(() => expect(typesReceived()).toEqual(["product.created"]));
  expect((await stripe.client.events.list()).data[0]?.pending_webhooks).toBe(1);
  await stripe.restart();
  statuses = [200];
  await eventually(async () => expect((await stripe.client.events.list()).data[0]?.pending_webhooks).toBe(0));
  expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
});

it("signs with both secrets while one is being replaced", async () => {
  const { secret } = await stripe.control(`webhook_endpoints/${endpoint.id}/roll_secret`, {
    method: "POST",
    body: {},
  });
  await stripe.client.products.create({ name: "Premium" });
  await eventually(() => expect(received).toHaveLength(1));
  const [{ body, signature } = { body: "", signature: "" }] = received;
  for (const one of [String(secret), endpoint.secret ?? ""])
    expect(stripe.client.webhooks.constructEvent(body, signature, one).type).toBe("product.created");
});

it("doubles, drops, delays and reorders events on request", async () => {
  await behave({ mode: "double", times: 1 });
  const { id } = await stripe.client.products.create({ name: "Premium" });
  await eventually(() => expect(typesReceived()).toEqual(["product.created", "product.created"]));
  await behave({ mode: "drop", only: "product." });
  await stripe.client.products.update(id, { name: "Lost" });
  await stripe.client.customers.create({});
  await eventually(() => expect(typesReceived().slice(2)).toEqual(["customer.created"]));
  await behave({ mode: "late", delayMs: 200, times: 1 });
  await stripe.client.customers.create({ name: "late" });
  await stripe.client.products.update(id, { name: "Premium" });
  await eventually(() => expect(typesReceived().slice(3)).toEqual(["product.updated", "customer.created"]));
  await behave({ mode: "reorder", delayMs: 60_000_000 });
  await stripe.client.products.update(id, { name: "First" });
  await eventually(async () => {
    const { deliveries } = await stripe.control("deliveries");
    expect((deliveries as { outcome: string | null }[])[0]?.outcome).toBeNull();
  });
  expect(received).toHaveLength(5);
});
