import { askAs } from "@wordlehint/test-servers";
import { openRuntime, startService, type Service, type ServiceOptions } from "../src/index.ts";

const rebound = "rebind.evil.example:31025";
const secret = "what only this machine may read";
const asWebSocket = { connection: "Upgrade", upgrade: "websocket" };

let service: Service | undefined;
afterEach(() => service?.close());

async function start(options: Partial<ServiceOptions> = {}, ALLOWED_HOSTS?: ReadonlySet<string>) {
  const runtime = openRuntime("auth", { HOST: "127.0.0.1", PORT: 0, LOG_LEVEL: "silent", ALLOWED_HOSTS });
  const started = await startService(runtime, {
    checks: {},
    mount: (app) => app.get("/kept", (_req, res) => void res.send(secret)),
    fastLane: ({ url }, res) => {
      if (url !== "/hot") return undefined;
      res.end(secret);
      return "/hot";
    },
    onUpgrade: (_req, socket) => {
      socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    },
    ...options,
  });
  service = started;
  return started;
}

it("tells a page nothing whose name was made to lead to this machine", async () => {
  const { url, adminUrl } = await start();
  for (const address of [`${url}/kept`, `${url}/hot`, `${adminUrl}/metrics`, `${adminUrl}/readyz`]) {
    const { status, body } = await askAs(rebound, address);
    expect([address, status]).toEqual([address, 400]);
    expect(body).toContain("ALLOWED_HOSTS");
  }
  expect(await askAs(rebound, `${url}/socket`, { headers: asWebSocket })).toEqual({ status: 400, body: "" });
});

it("responds by its own name, this machine's, and those that are allowed", async () => {
  const { url, adminUrl } = await start({ ownHosts: ["lake.example"] }, new Set(["auth.wordle.svc"]));
  for (const host of [
    "auth:8011",
    "localhost:1",
    "127.0.0.1",
    "[::1]:1",
    "auth.wordle.svc",
    "lake.example",
  ]) {
    for (const path of ["/kept", "/hot"])
      expect([host, await askAs(host, url + path)]).toEqual([host, { status: 200, body: secret }]);
    expect((await askAs(host, `${url}/socket`, { headers: asWebSocket })).status).toBe(101);
  }
  expect((await askAs("auth.wordle.svc:9000", `${adminUrl}/readyz`)).status).toBe(200);
});

it("leaves other names to a service that refuses them itself, but on its admin port", async () => {
  const { url, adminUrl } = await start({ ownHosts: "any" });
  expect((await askAs(rebound, `${url}/kept`)).status).toBe(200);
  expect((await askAs(rebound, `${adminUrl}/metrics`)).status).toBe(400);
});
