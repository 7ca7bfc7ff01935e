import { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { closeAll } from "./support/close-later.ts";
import { startWholeLake } from "./support/whole-lake.ts";

afterEach(closeAll);

/** Sends the start of a request, and returns what the lake sends until it closes the connection. */
async function responseTo(url: string, start: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = new Socket().connect(Number(port), hostname);
  socket.write(start);
  return text(socket);
}

const head = (path: string, cookie: string, type = "application/json") =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\norigin: http://lake.test\r\ncookie: ${cookie}\r\ncontent-type: ${type}\r\ncontent-length: 500\r\n\r\n{`;

it("a body that doesn't arrive in time is given up", async () => {
  const lake = await startWholeLake({}, { bodyTimeoutMs: 300 });
  const { cookie } = await lake.browser();
  for (const start of [
    head("/v2025-02-19/data/query/production", cookie),
    head("/v2025-02-19/data/mutate/production", cookie),
    head("/login", cookie, "application/x-www-form-urlencoded"),
  ])
    expect(await responseTo(lake.url, start)).toMatch(/^HTTP\/1.1 408 /);
  // The response doesn't wait for this body, but the connection ends.
  expect(await responseTo(lake.url, head("/nowhere", cookie))).toMatch(/^HTTP\/1.1 404 /);
});

it("an upload may take longer than other bodies", async () => {
  const lake = await startWholeLake({}, { bodyTimeoutMs: 100 });
  const { cookie } = await lake.browser();
  const slow = head("/v2025-02-19/assets/files/production", cookie).replace(
    "content-length: 500",
    "content-length: 1",
  );
  const { hostname, port } = new URL(lake.url);
  const socket = new Socket().connect(Number(port), hostname);
  socket.write(slow.slice(0, -1));
  // This body is given up after the upload has begun, so its response shows that the time is over.
  await responseTo(lake.url, head("/v2025-02-19/data/query/production", cookie));
  socket.write("x");
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
});

it("a client that sends too many requests is told to wait, and others aren't", async () => {
  const lake = await startWholeLake(
    { SERVICE_TOKEN: "a token that the deployment chose" },
    { requestRate: { perSecond: 0.001, burst: 3 } },
  );
  const headers = await lake.browser();
  const send = async (as: Record<string, string>) => {
    const { status, headers: received } = await lake.fetch("/v2025-02-19/data/query/production?query=1", {
      headers: as,
    });
    return [status, received.get("retry-after")];
  };
  for (let count = 0; count < 3; count++) expect(await send(headers)).toEqual([200, null]);
  expect(await send(headers)).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(await send({ authorization: "Bearer a token that the deployment chose" })).toEqual([200, null]);
});
