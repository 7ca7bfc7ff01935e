import type { Stripe } from "stripe";
import { clientOf, useStripe } from "./test-support/use-stripe.ts";

const stripe = useStripe();
const create = (name: string, idempotencyKey?: string) =>
  stripe.client.customers.create({ name }, idempotencyKey === undefined ? {} : { idempotencyKey });
const all = async () => (await stripe.client.customers.list({ limit: 100 })).data.map(({ name }) => name);

describe("A request with an idempotency key", () => {
  it("is done once, and responds the same again", async () => {
    const first = await create("Ada", "key-1");
    const again = await create("Ada", "key-1");
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers).toMatchObject({
      "idempotent-replayed": "true",
      "original-request": first.lastResponse.requestId,
    });
    expect(await all()).toEqual(["Ada"]);
  });

  it("is refused with other parameters", async () => {
    await create("Ada", "key-1");
    await expect(create("Bob", "key-1")).rejects.toMatchObject({
      type: "StripeIdempotencyError",
      rawType: "idempotency_error",
      statusCode: 400,
    });
  });

  it("may be corrected if it was refused before anything was done", async () => {
    await expect(
      stripe.client.customers.create({ email: "no address" }, { idempotencyKey: "key-1" }),
    ).rejects.toMatchObject({ code: "email_invalid" });
    await create("Ada", "key-1");
    expect(await all()).toEqual(["Ada"]);
  });

  it("keeps a decline, as Stripe does", async () => {
    const { id } = await stripe.client.paymentIntents.create({ amount: 100, currency: "usd" });
    const pay = () =>
      stripe.client.paymentIntents.confirm(
        id,
        { payment_method: "pm_card_chargeDeclined" },
        { idempotencyKey: "pay" },
      );
    await expect(pay()).rejects.toMatchObject({ code: "card_declined" });
    await expect(pay()).rejects.toMatchObject({ code: "card_declined" });
    expect((await stripe.client.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });
});

describe("A list", () => {
  it("has pages, the newest first, forwards and backwards", async () => {
    for (const name of ["1", "2", "3"]) await create(name);
    const first = await stripe.client.customers.list({ limit: 2 });
    expect([first.data.map(({ name }) => name), first.has_more, first.url]).toEqual([
      ["3", "2"],
      true,
      "/v1/customers",
    ]);
    const next = await stripe.client.customers.list({ limit: 2, starting_after: first.data[1]?.id ?? "" });
    expect([next.data.map(({ name }) => name), next.has_more]).toEqual([["1"], false]);
    const back = await stripe.client.customers.list({ limit: 2, ending_before: next.data[0]?.id ?? "" });
    expect(back.data.map(({ name }) => name)).toEqual(["3", "2"]);
    const names: (string | null | undefined)[] = [];
    for await (const { name } of stripe.client.customers.list({ limit: 1 })) names.push(name);
    expect(names).toEqual(["3", "2", "1"]);
  });

  it("has only what is asked for", async () => {
    await stripe.client.customers.create({ email: "ada@example.org" });
    await stripe.client.customers.create({ email: "bob@example.org" });
    const found = async (params: Stripe.CustomerListParams) =>
      (await stripe.client.customers.list(params)).data.length;
    expect(await found({ email: "ada@example.org" })).toBe(1);
    expect(await found({ created: { gt: Math.floor(Date.now() / 1000) + 60 } })).toBe(0);
    expect(await found({ created: { gte: Math.floor(Date.now() / 1000) - 60 } })).toBe(2);
  });
});

describe("An object", () => {
  it("is changed by what is given alone, and loses what is emptied", async () => {
    const { id } = await stripe.client.customers.create({
      name: "Ada",
      email: "ada@example.org",
      metadata: { a: "1", b: "2" },
    });
    const changed = await stripe.client.customers.update(id, { name: "", metadata: { a: "", c: "3" } });
    expect(changed).toMatchObject({ name: null, email: "ada@example.org", metadata: { b: "2", c: "3" } });
    expect((await stripe.client.customers.update(id, { metadata: "" })).metadata).toEqual({});
  });

  it("has others in their place where they are expanded", async () => {
    const product = await stripe.client.products.create({ name: "Premium" });
    await stripe.client.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount: 377,
      recurring: { interval: "month" },
    });
    const { data } = await stripe.client.prices.list({ expand: ["data.product"] });
    expect(data[0]?.product).toMatchObject({ id: product.id, name: "Premium" });
    expect(data[0]?.unit_amount_decimal?.toString()).toBe("377");
    await expect(stripe.client.prices.list({ expand: ["data.colour"] })).rejects.toThrow(
      "cannot be expanded (data.colour)",
    );
  });

  it("keeps its lookup key for itself, unless the key is transferred", async () => {
    const { id: product } = await stripe.client.products.create({ name: "Premium" });
    const price = (unit_amount: number, transfer?: boolean) =>
      stripe.client.prices.create({
        ...{ product, currency: "usd", unit_amount, lookup_key: "monthly" },
        recurring: { interval: "month" },
        ...(transfer !== undefined && { transfer_lookup_key: transfer }),
      });
    await price(377);
    await expect(price(400)).rejects.toThrow("already uses that lookup key");
    const { id } = await price(400, true);
    const { data } = await stripe.client.prices.list({ lookup_keys: ["monthly"] });
    expect(data.map((one) => one.id)).toEqual([id]);
  });

  it("is there after a restart", async () => {
    const { id } = await create("Ada");
    await stripe.restart();
    expect(await stripe.client.customers.retrieve(id)).toMatchObject({ name: "Ada" });
  });
});

describe("It refuses, as Stripe does,", () => {
  const raw = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(`${stripe.url}${path}`, {
      method,
      headers: {
        authorization: "Bearer sk_test_of_tests",
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      ...(body !== undefined && { body }),
    });

  it.each([
    [
      "POST",
      "/v1/customers",
      "colour=red",
      400,
      { code: "parameter_unknown", param: "colour", message: "Received unknown parameter: colour" },
    ],
    [
      "POST",
      "/v1/customers",
      "address[planet]=mars",
      400,
      { code: "parameter_unknown", param: "address[planet]" },
    ],
    ["POST", "/v1/customers", "balance=much", 400, { code: "parameter_invalid_integer", param: "balance" }],
    [
      "POST",
      "/v1/customers",
      "tax_exempt=maybe",
      400,
      { message: "Invalid tax_exempt: must be one of none, exempt, or reverse" },
    ],
    ["POST", "/v1/customers", "address=here", 400, { message: "Invalid object", param: "address" }],
    [
      "POST",
      "/v1/customers",
      "payment_method=pm_none",
      400,
      { code: "resource_missing", message: "No such PaymentMethod: 'pm_none'" },
    ],
    [
      "POST",
      "/v1/products",
      "",
      400,
      { code: "parameter_missing", param: "name", message: "Missing required param: name." },
    ],
    ["POST", "/v1/products", "name=", 400, { code: "parameter_invalid_empty", param: "name" }],
    [
      "POST",
      "/v1/subscriptions",
      "items[0][price]=p&customer=cus_none",
      400,
      { code: "resource_missing", param: "customer" },
    ],
    ["GET", "/v1/customers?limit=101", undefined, 400, { code: "parameter_invalid_integer", param: "limit" }],
    [
      "GET",
      "/v1/customers?starting_after=cus_none",
      undefined,
      400,
      { code: "resource_missing", param: "starting_after" },
    ],
    [
      "GET",
      "/v1/customers/cus_none",
      undefined,
      404,
      { code: "resource_missing", param: "id", message: "No such customer: 'cus_none'" },
    ],
    [
      "GET",
      "/v1/terminal/readers",
      undefined,
      404,
      { message: expect.stringContaining("Unrecognized request URL (GET: /v1/terminal/readers)") as unknown },
    ],
    [
      "PUT",
      "/v1/customers",
      "",
      404,
      { message: expect.stringContaining("Unrecognized request URL (PUT: /v1/customers)") as unknown },
    ],
    [
      "POST",
      "/v1/payment_methods",
      "type=card&card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=34",
      402,
      { message: expect.stringContaining("generally unsafe") as unknown },
    ],
  ])("%s %s with %j", async (method, path, body, status, error) => {
    const response = await raw(method, path, body);
    expect(response.status).toBe(status);
    expect(response.headers.get("request-id")).toMatch(/^req_/);
    expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error", ...error } });
  });

  it("a wrong key, none, and a browser's key for what isn't a browser's", async () => {
    await expect(clientOf(stripe.url, "sk_test_wrong_1234").customers.list()).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      message: "Invalid API Key provided: sk_test_******1234",
    });
    expect((await fetch(`${stripe.url}/v1/customers`)).status).toBe(401);
    const response = await stripe.asBrowser("/v1/customers");
    expect(await response.json()).toMatchObject({ error: { code: "secret_key_required" } });
  });

  it("another version of the API", async () => {
    await expect(stripe.client.customers.list({}, { apiVersion: "2020-08-27" })).rejects.toThrow(
      "Invalid Stripe API version",
    );
  });
});

describe("It misbehaves on request:", () => {
  const behave = (api: object) => stripe.control("mode", { method: "PUT", body: { api } });

  it.each([
    ["rate-limit", "StripeRateLimitError", 0],
    ["error", "StripeAPIError", 0],
    ["error-after", "StripeAPIError", 1],
    ["cut", "StripeConnectionError", 0],
    ["cut-after", "StripeConnectionError", 1],
  ])("%s", async (mode, type, made) => {
    // The official client tries once more when a connection is closed.
    await behave({ mode, times: mode.startsWith("cut") ? 2 : 1, only: "POST /v1/customers" });
    await expect(create("Ada", "key-1")).rejects.toMatchObject({ type });
    expect(await all()).toHaveLength(made);
    await create("Ada", "key-1");
    expect(await all()).toEqual(["Ada"]);
  });

  it.each([
    ["stall", 0],
    ["stall-after", 1],
  ])("%s", async (mode, made) => {
    await behave({ mode, times: 1 });
    await expect(stripe.client.customers.create({ name: "Ada" }, { timeout: 200 })).rejects.toMatchObject({
      type: "StripeConnectionError",
    });
    expect(await all()).toHaveLength(made);
  });

  it.each([{ mode: "heroic" }, { mode: "error", times: -1 }, { mode: "error", often: true }, {}])(
    "but not by %j",
    async (api) => {
      await expect(behave(api)).rejects.toThrow("400");
    },
  );
});
