import { encodeSignatureHeader } from "@sanity/webhook";
import { problemSchema, type DomainEvent } from "@wordlehint/contracts";
import { eventually, testServers, uniqueName } from "@wordlehint/test-servers";
import { connectBus, createLog, type Bus } from "@wordlehint/runtime";
import { get } from "./support/get.ts";
import { cacheDir, startGateway, type GatewayOptions, type RunningGateway } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

const secret = "the secret of this webhook";
const now = Date.parse("2026-11-21T12:30:00Z");
const post = '{"_id":"a","_type":"blogPost","slug":{"_type":"slug","current":"a"}}';

let site: FakeSite;
let bus: Bus;
let published: DomainEvent[];
let namespace: string;
const gateways: RunningGateway[] = [];
const caches: Awaited<ReturnType<typeof cacheDir>>[] = [];

const start = async (options: Partial<GatewayOptions> = {}, env: Readonly<Record<string, string>> = {}) => {
  const cache = await cacheDir();
  caches.push(cache);
  const gateway = await startGateway({
    siteUrl: site.url,
    cacheDir: cache.dir,
    now: () => now,
    env: { BUS_NAMESPACE: namespace, SANITY_WEBHOOK_SECRET: secret, ...env },
    ...options,
  });
  gateways.push(gateway);
  return gateway;
};

beforeEach(async () => {
  namespace = uniqueName("gateway");
  site = await startSite();
  published = [];
  const log = createLog({ service: "test", level: "silent" });
  bus = connectBus({ url: testServers().natsUrl, namespace, replicas: 1, service: "test", log });
  await bus.ready;
  const followed = Promise.withResolvers<undefined>();
  bus.follow({
    types: ["content.published", "content.unpublished"],
    handle: (event) => void published.push(event),
    onGap: () => followed.resolve(undefined),
  });
  await followed.promise;
});

afterEach(async () => {
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()));
  await bus.close();
  await site.stop();
  await Promise.all(caches.splice(0).map((cache) => cache.remove()));
});

const sign = (body: string, key = secret, at = now) => encodeSignatureHeader(body, at, key);
const send = async (
  gateway: RunningGateway,
  body: string,
  headers: Record<string, string> = {},
  signature?: string,
) =>
  get(
    gateway.url,
    "/webhooks/sanity",
    {
      "content-type": "application/json",
      "sanity-webhook-signature": signature ?? (await sign(body)),
      "sanity-project-id": "wordlehint",
      "sanity-dataset": "production",
      "sanity-transaction-id": "transaction-1",
      "sanity-operation": "update",
      "idempotency-key": "delivery-1",
      ...headers,
    },
    "POST",
    body,
  );
const untilPublished = (count: number) => eventually(() => expect(published).toHaveLength(count));

describe("a call of the webhook", () => {
  it("reaches every replica, each of which serves the new page", async () => {
    site.show("/blog/a", { body: "first", headers: { "surrogate-key": "s1:a type:blogPost" } });
    const replicas = [await start(), await start()] as const;
    for (const replica of replicas) await replica.get("/blog/a");
    site.show("/blog/a", { body: "second", headers: { "surrogate-key": "s1:a type:blogPost" } });
    expect((await send(replicas[0], post)).status).toBe(200);
    for (const replica of replicas) {
      await eventually(async () => expect(await replica.get("/blog/a")).toMatchObject({ text: "second" }));
    }
    await untilPublished(1);
    expect(published[0]).toMatchObject({
      type: "content.published",
      data: {
        dataset: "production",
        transactionId: "transaction-1",
        documents: [{ id: "a", type: "blogPost", slugs: ["a"] }],
      },
    });
  });

  it.each([
    ["create", "content.published"],
    ["update", "content.published"],
    ["delete", "content.unpublished"],
  ])("after a %s publishes %s", async (operation, type) => {
    await send(await start(), '{"_id":"a","_type":"author","slug":null}', { "sanity-operation": operation });
    await untilPublished(1);
    expect(published[0]).toMatchObject({
      type,
      data: { documents: [{ id: "a", type: "author", slugs: [] }] },
    });
  });

  it("that is repeated publishes one event", async () => {
    const gateway = await start();
    for (let times = 0; times < 3; times++)
      expect(await send(gateway, post)).toMatchObject({ status: 200, text: '{"accepted":true}' });
    await send(gateway, post, { "idempotency-key": "delivery-2" });
    await untilPublished(2);
  });

  it.each([
    ["a draft", post.replace('"a"', '"drafts.a"'), {}],
    ["a version", post.replace('"a"', '"versions.r1.a"'), {}],
    ["another dataset", post, { "sanity-dataset": "staging" }],
    ["another project", post, { "sanity-project-id": "other" }],
  ])("about %s is accepted and publishes nothing", async (_what, body, headers) => {
    const gateway = await start();
    const { status, text } = await send(gateway, body, headers);
    expect([status, text]).toEqual([200, '{"accepted":false}']);
    await send(gateway, post, { "idempotency-key": "the next" });
    await untilPublished(1);
    expect(published[0]?.data).toMatchObject({ documents: [{ id: "a" }] });
  });

  it("is refused without a recent signature of this body with our secret", async () => {
    const gateway = await start();
    const signatures = [
      "",
      "t=1,v1=x",
      await sign(post, "the secret of another webhook"),
      await sign(`${post} `),
      await sign(post, secret, now - 3_600_001),
      await sign(post, secret, now + 3_600_001),
    ];
    for (const signature of signatures) {
      const { status, text } = await send(gateway, post, {}, signature);
      expect([status, problemSchema.parse(JSON.parse(text)).code]).toEqual([401, "unauthorized"]);
    }
    const unsigned = { "content-type": "application/json" };
    expect((await get(gateway.url, "/webhooks/sanity", unsigned, "POST", post)).status).toBe(401);
    expect(published).toEqual([]);
  });

  it.each(["{", "null", "[]", '{"_id":1,"_type":"x"}', '{"_id":"a"}', '{"_id":"","_type":"x"}'])(
    "is refused if its body is %s",
    async (body) => {
      const { status, text } = await send(await start(), body);
      expect([status, problemSchema.parse(JSON.parse(text)).code]).toEqual([400, "invalid_input"]);
    },
  );

  it("is refused if it is too long", async () => {
    const body = JSON.stringify({ _id: "a", _type: "blogPost", slug: "x".repeat(70_000) });
    expect((await send(await start(), body)).status).toBe(413);
  });

  it("gets a 503 with Retry-After while the broker is down", async () => {
    const gateway = await start({ hasPosition: true }, { NATS_URL: "nats://127.0.0.1:9" });
    const { status, headers, text } = await send(gateway, post);
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(problemSchema.parse(JSON.parse(text)).code).toBe("unavailable");
  });

  it("gets a 404 if no secret is configured", async () => {
    const gateway = await start({}, { SANITY_WEBHOOK_SECRET: "" });
    const { status, text } = await send(gateway, post);
    expect([status, problemSchema.parse(JSON.parse(text)).code]).toEqual([404, "not_found"]);
  });
});
