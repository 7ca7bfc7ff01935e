import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { createLog } from "@wordlehint/runtime";
import { connectMailContent } from "./mail-content.ts";

const document = { ...builtInMailTexts["password-changed"], kind: "password-changed" };
let lake: FakeServer;
let result: object;

beforeEach(async () => {
  lake = await startFakeServer((_req, res) => {
    res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ result, ms: 1 }));
  });
});
afterEach(() => lake.stop());

const read = (liveEventId?: string) => {
  const config = { SANITY_PROJECT_ID: "p", SANITY_DATASET: "production", SANITY_API_HOST: lake.url };
  return connectMailContent(config, createLog({ service: "test", level: "silent" })).read(liveEventId);
};

it("has the texts of the kinds that there are, with what an editor has left empty", async () => {
  const { subject, preheader, heading } = document;
  const short = { kind: "account-deleted", subject, preheader, heading, paragraphs: null, button: null };
  result = { settings: null, texts: [document, { kind: "poem" }, { kind: null }, short] };
  const { texts, product, contactAddress } = await read();
  expect([...texts.keys()]).toEqual(["password-changed", "account-deleted"]);
  expect(texts.get("password-changed")).toEqual(builtInMailTexts["password-changed"]);
  expect(texts.get("account-deleted")).toMatchObject({ paragraphs: [], button: null });
  expect([product, contactAddress]).toEqual([undefined, undefined]);
});

it.each([
  ["with a variable that its kind doesn't have", { paragraphs: ["On {{device}}."] }],
  ["without a subject", { subject: null }],
])("leaves out a text %s, and no other", async (_name, wrong) => {
  const other = { ...document, kind: "account-deleted", paragraphs: ["Goodbye."] };
  result = { settings: null, texts: [{ ...document, ...wrong }, other] };
  expect([...(await read()).texts.keys()]).toEqual(["account-deleted"]);
});

it.each([
  [{ name: " Riddlers ", contactEmail: "editors@example.org" }, ["Riddlers", "editors@example.org"]],
  [{ name: "Riddlers", contactEmail: "nobody" }, ["Riddlers", undefined]],
  [{ name: "", contactEmail: "editors@example.org" }, [undefined, "editors@example.org"]],
  [{ name: null, contactEmail: null }, [undefined, undefined]],
])("has of the settings %j what a mail can be made of", async (settings, expected) => {
  result = { settings, texts: [] };
  const { product, contactAddress } = await read();
  expect([product, contactAddress]).toEqual(expected);
});

it("reads what is published, in as new a state as it is asked for", async () => {
  result = { settings: null, texts: [] };
  await read();
  await read("live-1");
  const [first, second] = lake.requests.map(({ url }) => new URL(url, lake.url).searchParams);
  expect(first?.get("perspective")).toBe("published");
  expect([first?.get("lastLiveEventId"), second?.get("lastLiveEventId")]).toEqual([null, "live-1"]);
});

it("says so when the content can't be read", async () => {
  lake.handler = (_req, res) => res.writeHead(503).end();
  await expect(read()).rejects.toThrow();
});
