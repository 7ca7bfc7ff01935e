import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Stripe } from "stripe";
import { askAs } from "@wordlehint/stand-in-kit/testing/ask-as";
import { endpoints } from "./routes/endpoints.ts";
import { addPrices, beginSubscription, clientOf, keys, useStripe } from "./test-support/use-stripe.ts";

const stripe = useStripe();
const create = (name: string, idempotencyKey?: string) =>
  stripe.client.customers.create({ name }, idempotencyKey === undefined ? {} : { idempotencyKey });
const names = async () => (await stripe.client.customers.list({ limit: 100 })).data.map(({ name }) => name);

it("lists the endpoints that it implements in its README", () => {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const listed = Array.from(readme.matchAll(/`((?:GET|POST|DELETE) \/v1\/[^`]+)`/g), ([, call]) => call);
  expect(listed.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
});

describe("A request with an idempotency key", () => {
  it("is done once, and gets the same response again", async () => {
    const first = await create("Ada", "key-1");
    const again = await create("Ada", "key-1");
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers).toMatchObject({
      "idempotent-replayed": "true",
      "original-request": first.lastResponse.requestId,
    });
    expect(await names()).toEqual(["Ada"]);
  });

  it("is refused with other parameters", async () => {
    await create("Ada", "key-1");
    await expect(create("Bob", "key-1")).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  });

  it("may be corrected if it was refused before anything was done", async () => {
    const wrong = { email: "no address" };
    await expect(stripe.client.customers.create(wrong, { idempotencyKey: "key-1" })).rejects.toMatchObject({
      param: "email",
    });
    await create("Ada", "key-1");
    expect(await names()).toEqual(["Ada"]);
  });

  it("is declined once", async () => {
    const { monthly } = await addPrices(stripe.client);
    const { intent } = await beginSubscription(stripe.client, monthly.id, (await create("Ada")).id);
    const pay = () =>
      stripe.client.paymentIntents.confirm(
        intent,
        { payment_method: "pm_card_chargeDeclined" },
        { idempotencyKey: "pay" },
      );
    await expect(pay()).rejects.toMatchObject({ code: "card_declined" });
    await expect(pay()).rejects.toMatchObject({ code: "card_declined" });
    expect((await stripe.client.charges.list()).data).toHaveLength(1);
  });
});

describe("A list", () => {
  it("has pages, the newest object first", async () => {
    for (const name of ["1", "2", "3"]) await create(name);
    const first = await stripe.client.customers.list({ limit: 2 });
    expect([first.data.map(({ name }) => name), first.has_more]).toEqual([["3", "2"], true]);
    const all: unknown[] = [];
    for await (const { name } of stripe.client.customers.list({ limit: 1 })) all.push(name);
    expect(all).toEqual(["3", "2", "1"]);
  });

  it("has only what was asked for", async () => {
    await stripe.client.customers.create({ email: "ada@example.org" });
    await stripe.client.customers.create({ email: "bob@example.org" });
    const { data } = await stripe.client.customers.list({ email: "ada@example.org" });
    expect(data).toMatchObject([{ email: "ada@example.org" }]);
  });
});

describe("An object", () => {
  it("keeps fields that a change doesn't name, and loses those that it empties", async () => {
    const { id } = await stripe.client.customers.create({
      name: "Ada",
      email: "ada@example.org",
      metadata: { a: "1", b: "2" },
    });
    const changed = await stripe.client.customers.update(id, { name: "", metadata: { a: "", c: "3" } });
    expect(changed).toMatchObject({ name: null, email: "ada@example.org", metadata: { b: "2", c: "3" } });
    expect((await stripe.client.customers.update(id, { metadata: "" })).metadata).toEqual({});
  });

  it("is still there after a restart", async () => {
    const { id } = await create("Ada");
    await stripe.restart();
    expect(await stripe.client.customers.retrieve(id)).toMatchObject({ name: "Ada" });
  });
});

it("gives a lookup key to another price only where that is asked for", async () => {
  const { id: product } = await stripe.client.products.create({ name: "Premium" });
  const price = (unit_amount: number, transfer_lookup_key: boolean) =>
    stripe.client.prices.create({
      ...{ product, currency: "usd", unit_amount, lookup_key: "monthly", transfer_lookup_key },
      recurring: { interval: "month" },
    });
  await price(377, false);
  await expect(price(400, false)).rejects.toThrow("already uses that lookup key");
  const { id } = await price(400, true);
  expect((await stripe.client.prices.list({ lookup_keys: ["monthly"] })).data).toMatchObject([{ id }]);
});

describe("A refusal", () => {
  const raw = (method: string, path: string, body?: string) =>
    fetch(`${stripe.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${keys.secretKey}` },
      ...(body !== undefined && { body }),
    });
  const realOne = "Use a Stripe test-mode key (STRIPE_SECRET_KEY) for it.";

  it.each([
    ["an endpoint", "GET", "/v1/terminal/readers", undefined, 404, "GET /v1/terminal/readers"],
    ["a method", "DELETE", "/v1/customers/cus_1", undefined, 404, "DELETE /v1/customers/cus_1"],
    [
      "a parameter",
      "POST",
      "/v1/customers",
      "address[planet]=mars",
      400,
      "the parameter address[planet] of POST /v1/customers",
    ],
    [
      "a value",
      "POST",
      "/v1/coupons",
      "percent_off=5&duration=daily",
      400,
      "duration=daily of POST /v1/coupons",
    ],
    ["an expansion", "GET", "/v1/customers?expand[]=sources", undefined, 400, "the expansion of sources"],
    [
      "an event",
      "POST",
      "/v1/webhook_endpoints",
      "url=http://127.0.0.1&enabled_events[]=charge.captured",
      400,
      "enabled_events[0]=charge.captured of POST /v1/webhook_endpoints",
    ],
  ])(
    "names %s that isn't implemented, and the way to the real one",
    async (_what, method, path, body, status, name) => {
      const response = await raw(method, path, body);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        error: {
          type: "invalid_request_error",
          message: `The Stripe stand-in does not implement ${name}. ${realOne}`,
        },
      });
    },
  );

  it.each([
    ["a missing parameter", "POST /v1/products", "", { code: "parameter_missing", param: "name" }],
    ["an empty one", "POST /v1/products", "name=", { param: "name" }],
    ["a number that is none", "GET /v1/customers?limit=101", undefined, { param: "limit" }],
    ["a text for an object", "POST /v1/customers", "address=here", { param: "address" }],
    [
      "an unknown id in a parameter",
      "POST /v1/subscriptions",
      "items[0][price]=p&customer=cus_none",
      { code: "resource_missing", param: "customer", message: "No such customer: 'cus_none'" },
    ],
  ])("names %s", async (_what, call, body, error) => {
    const [method = "", path = ""] = call.split(" ");
    const response = await raw(method, path, body);
    expect(response.status).toBe(400);
    expect(response.headers.get("request-id")).toMatch(/^req_/);
    expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error", ...error } });
  });

  it("of an unknown id in the path is a 404", async () => {
    await expect(stripe.client.customers.retrieve("cus_none")).rejects.toMatchObject({
      ...{ statusCode: 404, code: "resource_missing" },
    });
  });

  it("meets a wrong key, none, and a browser's key for what isn't a browser's", async () => {
    await expect(clientOf(stripe.url, "sk_test_wrong_1234").customers.list()).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      message: "Invalid API Key provided: sk_test_******1234",
    });
    expect((await fetch(`${stripe.url}/v1/customers`)).status).toBe(401);
    const response = await stripe.asBrowser("/v1/customers");
    expect(await response.json()).toMatchObject({ error: { code: "secret_key_required" } });
  });

  it("meets another version of the API", async () => {
    await expect(stripe.client.customers.list({}, { apiVersion: "2020-08-27" })).rejects.toThrow(
      "version 2020-08-27",
    );
  });

  it.each(["/_control/mode", "/v3/", "/v1/customers"])(
    "meets a page whose name was made to lead to this machine: %s",
    async (path) => {
      const { status, body } = await askAs("rebind.evil.example:31040", stripe.url + path);
      expect([status, body]).toEqual([400, expect.stringContaining("another name")]);
    },
  );

  it.each(["localhost:8040", "127.0.0.1:8040", "stripe:8040", "payments.test"])(
    "doesn't meet a request for %s",
    async (host) => {
      const headers = { authorization: `Bearer ${keys.secretKey}` };
      for (const path of ["/_control/mode", "/v1/customers"])
        expect(await askAs(host, stripe.url + path, { headers })).toMatchObject({ status: 200 });
    },
  );
});

describe("On request the API misbehaves:", () => {
  const behave = (api: object) => stripe.control("mode", { method: "PUT", body: { api } });
  const expectations: [mode: string, type: string, made: number][] = [
    ["rate-limit", "StripeRateLimitError", 0],
    ["error", "StripeAPIError", 0],
    ["error-after", "StripeAPIError", 1],
    ["cut", "StripeConnectionError", 0],
    ["cut-after", "StripeConnectionError", 1],
    ["stall", "StripeConnectionError", 0],
    ["stall-after", "StripeConnectionError", 1],
  ];

  it.each(expectations)("%s", async (mode, type, made) => {
    // The official client tries once more when a connection is closed.
    await behave({ mode, times: mode.startsWith("cut") ? 2 : 1, only: "POST /v1/customers" });
    const options = { idempotencyKey: "key-1", ...(mode.startsWith("stall") && { timeout: 200 }) };
    const given: Stripe.CustomerCreateParams = { name: "Ada" };
    await expect(stripe.client.customers.create(given, options)).rejects.toMatchObject({ type });
    expect(await names()).toHaveLength(made);
    await create("Ada", "key-1");
    expect(await names()).toEqual(["Ada"]);
  });

  it("but in no mode that it doesn't know", async () => {
    await expect(behave({ mode: "heroic" })).rejects.toThrow("400");
  });
});
