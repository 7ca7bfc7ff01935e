import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, type Document, serialize } from "bson";
import { type RunningMongo, startMongo } from "../src/server.ts";

let dir: string;
let server: RunningMongo;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "mongo-wire-"));
  server = await startMongo({ dir });
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

function message(operation: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + body.length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(operation, 12);
  return Buffer.concat([header, body]);
}

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const bodySection = (document: Document) => Buffer.concat([Buffer.of(0), serialize(document)]);
const ping = bodySection({ ping: 1, $db: "admin" });

async function exchange(bytes: Uint8Array, replies = 1): Promise<Document[]> {
  const socket = connect(server.port, "127.0.0.1");
  socket.write(bytes);
  let received = Buffer.alloc(0);
  const documents: Document[] = [];
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 16 && received.length >= received.readInt32LE(0)) {
      expect(received.readInt32LE(8)).toBe(7);
      documents.push(
        deserialize(received.subarray(received.readInt32LE(12) === 1 ? 36 : 21, received.readInt32LE(0))),
      );
      received = received.subarray(received.readInt32LE(0));
    }
    if (documents.length >= replies) break;
  }
  socket.destroy();
  return documents;
}

async function closedBy(bytes: Uint8Array): Promise<boolean> {
  const socket: Socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.resume().write(bytes);
  await once(socket, "close");
  return true;
}

describe("the wire protocol", () => {
  it("replies to an OP_MSG", async () => {
    expect(await exchange(message(2013, int32(0), ping))).toEqual([{ ok: 1 }]);
  });

  it("accepts a legacy OP_QUERY only for hello", async () => {
    const query = (document: Document) =>
      message(2004, int32(0), Buffer.from("admin.$cmd\0"), int32(0), int32(-1), serialize(document));
    expect(await exchange(query({ isMaster: 1, helloOk: true }))).toMatchObject([
      { ismaster: true, helloOk: true, setName: "rs0" },
    ]);
    expect(await exchange(query({ ping: 1 }))).toMatchObject([{ ok: 0, code: 352 }]);
  });

  it("joins messages that arrive in pieces, and splits those that arrive together", async () => {
    const socket = connect(server.port, "127.0.0.1");
    const bytes = message(2013, int32(0), ping);
    let size = 0;
    for (const byte of bytes.subarray(0, 20)) socket.write(Buffer.of(byte));
    socket.write(Buffer.concat([bytes.subarray(20), bytes, bytes]));
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size >= 3 * (21 + serialize({ ok: 1 }).length)) break;
    }
    socket.destroy();
    expect(size).toBe(3 * (21 + serialize({ ok: 1 }).length));
  });

  it("accepts document sequences", async () => {
    const documents = Buffer.concat([
      Buffer.from("documents\0"),
      serialize({ _id: 1 }),
      serialize({ _id: 2 }),
    ]);
    const sequence = Buffer.concat([Buffer.of(1), int32(documents.length + 4), documents]);
    const insert = bodySection({ insert: "sequence", $db: "wire" });
    expect(await exchange(message(2013, int32(0), insert, sequence))).toEqual([{ n: 2, ok: 1 }]);
    expect(
      await exchange(message(2013, int32(0), sequence, bodySection({ insert: "sequence2", $db: "wire" }))),
    ).toEqual([{ n: 2, ok: 1 }]);
    const both = bodySection({ insert: "sequence", documents: [], $db: "wire" });
    expect(await exchange(message(2013, int32(0), both, sequence))).toMatchObject([{ ok: 0, code: 40433 }]);
  });

  it("refuses checksums by name", async () => {
    const [reply] = await exchange(message(2013, int32(1), ping, int32(0)));
    expect(reply).toMatchObject({ ok: 0, code: 238, errmsg: expect.stringContaining("checksums") as string });
  });

  it("sends no reply if the client doesn't want one", async () => {
    const silent = message(
      2013,
      int32(2),
      bodySection({ insert: "silent", documents: [{ a: 1 }], $db: "wire" }),
    );
    const acknowledged = message(2013, int32(0), bodySection({ distinct: "silent", key: "a", $db: "wire" }));
    expect(await exchange(Buffer.concat([silent, acknowledged]))).toEqual([{ values: [1], ok: 1 }]);
  });

  it("keeps the order of fields whose names are numbers", async () => {
    const odd = Buffer.concat([
      int32(0),
      Buffer.from("\x10b\0\x01\0\0\0\x101\0\x02\0\0\0\x100\0\x03\0\0\0\0", "latin1"),
    ]);
    odd.writeInt32LE(odd.length, 0);
    const documents = Buffer.concat([Buffer.from("documents\0"), odd]);
    const sequence = Buffer.concat([Buffer.of(1), int32(documents.length + 4), documents]);
    await exchange(message(2013, int32(0), bodySection({ insert: "odd", $db: "wire" }), sequence));
    const socket = connect(server.port, "127.0.0.1");
    socket.write(message(2013, int32(0), bodySection({ find: "odd", $db: "wire" })));
    const [reply] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    expect(reply.includes(odd.subarray(4))).toBe(true);
  });
});

describe("a hostile client", () => {
  const broken = (bytes: Uint8Array) => message(2013, int32(0), Buffer.of(0), bytes);

  it.each<[string, Uint8Array]>([
    ["a length that is less than a header", Buffer.concat([int32(3), Buffer.alloc(20)])],
    ["a negative length", Buffer.concat([int32(-1), Buffer.alloc(20)])],
    ["a length above 48 MB", Buffer.concat([int32(48_000_001), Buffer.alloc(20)])],
    ["an unknown operation", message(2012, Buffer.alloc(20))],
    ["an unknown section", message(2013, int32(0), Buffer.of(9), Buffer.alloc(20))],
    ["unknown required flags", message(2013, int32(4), ping)],
    ["no body", message(2013, int32(0))],
    [
      "a section that exceeds the message",
      message(2013, int32(0), Buffer.of(0), int32(1000), Buffer.alloc(8)),
    ],
    ["HTTP", Buffer.from("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")],
  ])("is disconnected after %s", async (_title, bytes) => {
    expect(await closedBy(bytes)).toBe(true);
  });

  it.each<[string, string]>([
    ["an unknown type", "\x0c\0\0\0\x77a\0\x01\0\0\0\0"],
    ["an unterminated string", "\x0e\0\0\0\x02a\0\x02\0\0\0xx\0"],
    ["a string that is longer than the document", "\x0e\0\0\0\x02a\0\x7f\0\0\0x\0\0"],
    ["a boolean of 2", "\x09\0\0\0\x08a\0\x02\0"],
    ["a subdocument that is too long", "\x0d\0\0\0\x03a\0\x7f\0\0\0\0\0"],
    ["malformed UTF-8", "\x0f\0\0\0\x02a\0\x03\0\0\0\xc3\x28\0\0"],
  ])("gets InvalidBSON for %s", async (_title, text) => {
    expect(await exchange(broken(Buffer.from(text, "latin1")))).toMatchObject([
      { ok: 0, code: 22, codeName: "InvalidBSON" },
    ]);
  });

  it("gets an error for documents that are nested too deeply", async () => {
    let nested: Document = {};
    for (let depth = 0; depth < 250; depth++) nested = { a: nested };
    const insert = bodySection({ insert: "deep", documents: [nested], $db: "wire" });
    expect(await exchange(message(2013, int32(0), insert))).toMatchObject([{ ok: 0, code: 15 }]);
  });

  it("can't stop the server with random bytes", async () => {
    let seed = 42;
    const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    const sound = message(
      2013,
      int32(0),
      bodySection({ insert: "fuzz", documents: [{ _id: { a: [1, "x", new Date(5)] } }], $db: "wire" }),
    );
    for (let round = 0; round < 300; round++) {
      const bytes = Buffer.from(sound);
      for (let change = 0; change <= random(4); change++) bytes[16 + random(bytes.length - 16)] = random(256);
      const socket = connect(server.port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write(bytes);
      socket.end();
      socket.resume();
      await once(socket, "close");
    }
    expect(await exchange(message(2013, int32(0), ping))).toEqual([{ ok: 1 }]);
  });

  it("can use names such as __proto__ and constructor as plain fields", async () => {
    const insert = bodySection({
      insert: "names",
      documents: [{ _id: 1, ["__proto__"]: 1, constructor: { prototype: 2 } }],
      $db: "wire",
    });
    await exchange(message(2013, int32(0), insert));
    const [found] = await exchange(
      message(
        2013,
        int32(0),
        bodySection({ find: "names", $db: "wire", filter: { "constructor.prototype": 2 } }),
      ),
    );
    expect((found?.cursor as { firstBatch: Document[] }).firstBatch).toHaveLength(1);
  });
});
