import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { connectAccounts } from "./accounts.ts";

let auth: FakeServer;
beforeEach(async () => {
  auth = await startFakeServer((_req, res) => res.writeHead(503).end());
});
afterEach(() => auth.stop());

it("knows no address of an account that is gone", async () => {
  auth.handler = (_req, res) => res.writeHead(404, { "content-type": "application/json" }).end("{}");
  expect(await connectAccounts(auth.url, "a key").addressOf("ada")).toBeUndefined();
});

it("doesn't take an account for gone while the auth service is away", async () => {
  await expect(connectAccounts(auth.url, "a key").addressOf("ada")).rejects.toThrow("503");
});
