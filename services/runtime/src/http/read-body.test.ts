import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { DomainError } from "../domain-error.ts";
import { readBody } from "./read-body.ts";

const maxBytes = 2048;
let server: Server;

/** Responds with the body, or with the code of the error. */
beforeAll(async () => {
  server = createServer((req, res) => {
    readBody(req, res, maxBytes).then(
      (body) => res.end(body),
      (error: unknown) =>
        res
          .writeHead(500)
          .end(error instanceof DomainError ? `${error.code}: ${error.message}` : "unexpected"),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** Begins a request; `finish` sends the end of its body. */
function begin(headers: Record<string, string>, chunk: Buffer) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", method: "POST", headers });
  const response = once(sent, "response").then(async ([res]) => {
    const { statusCode, headers: received } = res as IncomingMessage;
    const body = Buffer.concat(await (res as IncomingMessage).toArray());
    return { status: statusCode, connection: received.connection, body };
  });
  // The server may close the connection before the body is sent.
  sent.on("error", () => undefined);
  sent.write(chunk);
  return { response, finish: () => sent.end() };
}

describe("the body of a request", () => {
  it.each([{ "content-length": String(maxBytes) }, { "transfer-encoding": "chunked" }])(
    "is read to its end, up to the limit: %j",
    async (headers) => {
      const { response, finish } = begin(headers, Buffer.alloc(maxBytes, "a"));
      finish();
      expect(await response).toMatchObject({ status: 200, body: Buffer.alloc(maxBytes, "a") });
    },
  );

  it.each([
    [maxBytes + 1, "keep-alive"],
    [17 * 1024 * 1024, "close"],
  ])("is refused by its declared length, before it arrives: %i (%s)", async (length, connection) => {
    const { response } = begin({ "content-length": String(length) }, Buffer.from("a"));
    expect(await response).toEqual({
      status: 500,
      connection,
      body: Buffer.from("payload_too_large: The request's body may hold at most 2 KiB."),
    });
  });

  it("is refused as soon as it exceeds the limit, and the connection is closed", async () => {
    const { response } = begin({ "transfer-encoding": "chunked" }, Buffer.alloc(maxBytes + 1));
    expect(await response).toEqual({
      status: 500,
      connection: "close",
      body: Buffer.from("payload_too_large: The request's body may hold at most 2 KiB."),
    });
  });
});
