import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAccounts } from "./accounts.ts";

const response = { status: 200, body: {} };
const server = createServer((_req, res) => {
  res.writeHead(response.status, { "content-type": "application/json" });
  res.end(JSON.stringify(response.body));
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const addressWhen = (status: number, body: object) => {
  Object.assign(response, { status, body });
  const { port } = server.address() as AddressInfo;
  return createAccounts(`http://127.0.0.1:${port}`, "a key of the tests").addressOf("ada");
};

it("takes an account for gone only when the auth service says so", async () => {
  expect(await addressWhen(200, { email: "ada@example.org", verifiedAt: null })).toBe("ada@example.org");
  expect(await addressWhen(404, {})).toBeUndefined();
  for (const status of [401, 500, 503])
    await expect(addressWhen(status, {})).rejects.toMatchObject({ code: "unavailable" });
});
