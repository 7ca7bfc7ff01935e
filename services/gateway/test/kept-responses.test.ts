import { gunzipSync } from "node:zlib";
import { eventually, startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { newEvent } from "@wordlehint/runtime";
import { useGatewayOnBus } from "./support/use-gateway-on-bus.ts";

const noon = Date.parse("2026-11-21T12:30:00Z");
const latest = "/api/riddle/latest?tz=Asia%2FTokyo";
const on = useGatewayOnBus(noon);

let riddle: FakeServer;
let now: number;
let body: string;
let headers: Record<string, string>;

beforeEach(async () => {
  now = noon;
  body = '{"riddle":"old"}';
  headers = { "cache-control": "public, max-age=60", etag: '"old"' };
  riddle = await startFakeServer((_req, res) => {
    const length = Buffer.byteLength(body);
    res.writeHead(200, { "content-type": "application/json", "content-length": length, ...headers });
    res.end(body);
  });
  await on.gateway.close();
  await on.start({ riddleUrl: riddle.url, now: () => now });
});
afterEach(() => riddle.stop());

const get = (path = latest, sent: Record<string, string> = {}) => on.gateway.get(path, sent);

describe("a response that the service marks as cacheable", () => {
  it("is requested once, and sent to others with its age and the headers of every response", async () => {
    const first = await get();
    now += 20_000;
    const second = await get();
    expect([second.status, second.text, second.headers.age]).toEqual([200, body, "20"]);
    expect(second.headers).toMatchObject({
      "cache-control": "public, max-age=60",
      "content-type": "application/json",
      etag: '"old"',
      "x-content-type-options": "nosniff",
      "content-security-policy": first.headers["content-security-policy"],
    });
    expect(first.headers.age).toBe("0");
    expect(riddle.requests).toHaveLength(1);
  });

  it("is older by the age that the service itself names", async () => {
    headers.age = "30";
    await get();
    now += 20_000;
    expect((await get()).headers.age).toBe("50");
    now += 10_000;
    await get();
    expect(riddle.requests).toHaveLength(2);
  });

  it("is the same for every spelling of a zone, and the service is asked for the canonical one", async () => {
    for (const zone of ["Asia/Tokyo", "asia%2ftokyo", "Japan"]) await get(`/api/riddle/latest?tz=${zone}`);
    await get("/api/riddle/latest?tz=Europe/Paris");
    expect(riddle.requests.map(({ url }) => url)).toEqual([latest, "/api/riddle/latest?tz=Europe%2FParis"]);
  });

  it("is kept until it ends, and then requested once for all who ask at that moment", async () => {
    await get();
    now += 59_999;
    expect((await get()).text).toBe(body);
    now += 1;
    body = '{"riddle":"new"}';
    const all = await Promise.all(Array.from({ length: 30 }, () => get()));
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set([body]));
    expect(riddle.requests).toHaveLength(2);
  });

  it("is a 304 for a client that has it, and without its body for HEAD", async () => {
    await get();
    for (const tags of ['"old"', 'W/"old"', '"x", "old"']) {
      const { status, text, headers: got } = await get(latest, { "if-none-match": tags });
      expect([status, text, got.etag, got["content-length"]]).toEqual([304, "", '"old"', undefined]);
    }
    expect((await get(latest, { "if-none-match": '"new"' })).status).toBe(200);
    const head = await on.gateway.get(latest, {}, "HEAD");
    expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", String(body.length)]);
    expect(riddle.requests).toHaveLength(1);
  });

  it("is requested whole, although its first visitor has an older one, and is then a 304 for who has it", async () => {
    const sent = { "if-none-match": '"old"', "accept-encoding": "gzip" };
    const { status, headers: got } = await get(latest, sent);
    expect(status).toBe(304);
    for (const name of ["content-length", "content-type"]) expect(got).not.toHaveProperty(name);
    expect((await get()).text).toBe(body);
    expect(riddle.requests).toHaveLength(1);
    expect(riddle.requests[0]?.headers).not.toHaveProperty("if-none-match");
    expect(riddle.requests[0]?.headers).not.toHaveProperty("accept-encoding");
  });

  it("is compressed if it is long", async () => {
    body = JSON.stringify({ riddle: "long ".repeat(1000) });
    for (let times = 0; times < 2; times++) {
      const zipped = await get(latest, { "accept-encoding": "gzip" });
      expect([zipped.headers["content-encoding"], zipped.headers.vary]).toEqual(["gzip", "Accept-Encoding"]);
      expect(gunzipSync(zipped.body).toString()).toBe(body);
    }
    expect((await get()).text).toBe(body);
    expect(riddle.requests).toHaveLength(1);
  });

  it("isn't for requests with credentials or for a part, nor for other methods", async () => {
    await get();
    await get(latest, { authorization: "Bearer x" });
    await get(latest, { range: "bytes=0-1" });
    await on.gateway.get(latest, {}, "POST");
    expect(riddle.requests).toHaveLength(4);
  });

  it("is refused under another host's name", async () => {
    await get();
    expect((await get(latest, { host: "evil.example" })).status).toBe(400);
  });

  it("is requested again after an event of the service, at once", async () => {
    await get();
    body = '{"riddle":"changed"}';
    const date = "2026-11-21";
    await on.bus.publish(newEvent("riddle.generated", date, { date }, new Date(noon)));
    await eventually(async () => expect((await get()).text).toBe(body));
    expect(riddle.requests).toHaveLength(2);
  });

  it("isn't requested again after an event of another service", async () => {
    await get();
    const documents = [{ id: "a", type: "blogPost", slugs: ["a"] }];
    const change = { dataset: "production", transactionId: "t", documents };
    await on.bus.publish(newEvent("content.published", "t", change, new Date(noon)));
    await on.untilPurged(1);
    await get();
    expect(riddle.requests).toHaveLength(1);
  });

  it("is counted in the metrics under its route each time", async () => {
    for (let times = 0; times < 4; times++) await get();
    await eventually(async () => {
      const { text } = await on.gateway.getAdmin("/metrics");
      expect(text).toMatch(
        /request_duration_seconds_count\{.*method="GET",route="\/api\/riddle\/latest",status="200".*\} 4\n/,
      );
    });
  });
});

describe("a response that isn't for all", () => {
  it.each([
    ["has a cookie", { "cache-control": "public, max-age=60", "set-cookie": "a=b" }],
    ["is private", { "cache-control": "private, max-age=60" }],
    ["must not be stored", { "cache-control": "no-store" }],
  ])("because it %s is requested for each visitor, with the visitor's own headers", async (_why, told) => {
    headers = told;
    for (const visitor of ["ada", "bob", "cy"])
      expect((await get(latest, { "user-agent": visitor, "if-none-match": `"${visitor}"` })).text).toBe(body);
    expect(riddle.requests.map(({ headers }) => headers["user-agent"])).toEqual(["ada", "bob", "cy"]);
    // The first response might have been for all, so it was requested whole.
    const validators = riddle.requests.map(({ headers: told }) => told["if-none-match"]);
    expect(validators).toEqual([undefined, '"bob"', '"cy"']);
  });

  it("because it is too long to be kept is sent to each visitor", async () => {
    body = JSON.stringify({ riddle: "x".repeat(256 * 1024) });
    for (let times = 0; times < 2; times++) expect((await get()).text).toBe(body);
    expect(riddle.requests).toHaveLength(2);
  });

  it("is kept as soon as the service marks it as cacheable", async () => {
    headers = { "cache-control": "no-store" };
    await get();
    headers = { "cache-control": "public, max-age=60" };
    for (let times = 0; times < 5; times++) await get();
    expect(riddle.requests).toHaveLength(3);
  });
});
