import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { eventually } from "@wordlehint/test-servers";
import {
  connectionsPerClient,
  createMetrics,
  startHttp,
  type HttpOptions,
  type RunningHttp,
} from "../src/index.ts";
import { recordingLog } from "./support/recording-log.ts";

const sockets: Socket[] = [];
let http: RunningHttp | undefined;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await http?.close();
});

async function start(options: Partial<HttpOptions>): Promise<number> {
  http = await startHttp({
    host: "127.0.0.1",
    port: 0,
    log: recordingLog().log,
    metrics: createMetrics("test"),
    routes: (app) => app.get("/", (_req, res) => void res.send("served")),
    ...options,
  });
  return http.port;
}

/** A connection from an address of this machine, and whether it is still open. */
function open(port: number, localAddress: string): Socket {
  const socket = connect({ host: "127.0.0.1", port, localAddress });
  socket.on("error", () => undefined);
  sockets.push(socket);
  return socket;
}

/** The body that a connection from this address receives; empty if it was closed. */
async function response(port: number, localAddress: string): Promise<string> {
  const socket = open(port, localAddress);
  socket.write("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  return (await text(socket).catch(() => "")).split("\r\n\r\n")[1] ?? "";
}

const isClosed = ({ closed }: Socket) => closed;

describe("A client that opens a thousand connections", () => {
  it("has as many as it may, and another one is served", async () => {
    const port = await start({ connectionsPerClient: 50 });
    const opened: Socket[] = [];
    // In groups, because a server that is asked for more at once than its backlog has places for may lose one.
    while (opened.length < 1000) {
      const group = Array.from({ length: 200 }, () => open(port, "127.0.0.2"));
      await Promise.all(group.map((socket) => once(socket, "connect")));
      opened.push(...group);
    }
    await eventually(() => expect(opened.filter(isClosed)).toHaveLength(950));
    expect(await response(port, "127.0.0.2")).toBe("");
    expect(await response(port, "127.0.0.3")).toBe("served");
    expect(opened.filter(isClosed)).toHaveLength(950);
  });

  it("is served again when others of its connections have ended", async () => {
    const port = await start({ connectionsPerClient: 2 });
    const [first, second] = [open(port, "127.0.0.2"), open(port, "127.0.0.2")];
    await Promise.all([once(first, "connect"), once(second, "connect")]);
    expect(await response(port, "127.0.0.2")).toBe("");
    first.destroy();
    await eventually(async () => expect(await response(port, "127.0.0.2")).toBe("served"));
    await once(open(port, "127.0.0.2"), "connect");
    expect(await response(port, "127.0.0.2")).toBe("");
  });

  it("may be a proxy of our own, or this machine itself", async () => {
    expect(connectionsPerClient({ TRUSTED_PROXY_HOPS: 0 })).toBeGreaterThan(100);
    const port = await start({ connectionsPerClient: connectionsPerClient({ TRUSTED_PROXY_HOPS: 1 }) });
    for (let count = 0; count < 300; count++) open(port, "127.0.0.2");
    expect(await response(port, "127.0.0.2")).toBe("served");
    await http?.close();
    const own = await start({ connectionsPerClient: 1 });
    open(own, "127.0.0.1");
    expect(await response(own, "127.0.0.1")).toBe("served");
  });
});

it("A connection whose headers don't arrive in time is closed", async () => {
  const port = await start({ headersTimeoutMs: 100, requestTimeoutMs: 3_600_000 });
  const slow = open(port, "127.0.0.2");
  slow.write("GET / HTTP/1.1\r\nx-slow: ");
  expect(await text(slow)).toMatch(/^HTTP\/1.1 408 /);
});
