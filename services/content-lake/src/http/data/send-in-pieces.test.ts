import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "@wordlehint/test-servers";
import type { Response } from "express";
import { closeAll, closeLater } from "../../../test/support/close-later.ts";
import { arrayPieces, sendInPieces, type Pieces } from "./send-in-pieces.ts";

afterEach(closeAll);

async function serve(respond: (res: Response) => Promise<void>): Promise<string> {
  const { url, stop } = await listen(createServer((_req, res) => void respond(res as Response)));
  closeLater(stop);
  return url;
}

/** The response with these pieces that its client receives and hasn't read yet, and how sending it ended. */
async function responseWith(pieces: Pieces, stalledMs?: number) {
  const sent = Promise.withResolvers<undefined>();
  const url = await serve((res) =>
    sendInPieces(res, pieces, stalledMs).then(
      () => sent.resolve(undefined),
      (error: unknown) => {
        sent.reject(error);
        res.destroy();
      },
    ),
  );
  const request = get(url);
  closeLater(() => request.destroy());
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { response, sent: sent.promise };
}

const large = Buffer.alloc(1024 * 1024, "x");

/** Counts the pieces that are made, and how often the process could do something else in between. */
function manyPieces(count: number, piece = large) {
  const seen = { made: 0, others: 0, isClosed: false };
  const other = () => {
    seen.others++;
    if (!seen.isClosed) setImmediate(other);
  };
  function* pieces() {
    setImmediate(other);
    try {
      for (; seen.made < count; seen.made++) yield piece;
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, pieces: pieces() };
}

describe("A body that is sent in pieces", () => {
  it("arrives whole", async () => {
    const { response } = await responseWith(arrayPieces([1, "ä", { a: [] }, Buffer.from('{"b":2}')]));
    expect(await text(response)).toBe('[1,"ä",{"a":[]},{"b":2}]');
    expect(await text((await responseWith(arrayPieces([]))).response)).toBe("[]");
  });

  it("is made no faster than its client takes it, and ends with its client", async () => {
    const { seen, pieces } = manyPieces(1000);
    const { response, sent } = await responseWith(pieces);
    await once(response, "readable");
    response.destroy();
    await sent;
    expect(seen.made).toBeLessThan(100);
    expect(seen.isClosed).toBe(true);
  });

  it("lets others be served between its pieces, also when its connection takes all of them at once", async () => {
    const { seen, pieces } = manyPieces(10, Buffer.alloc(64 * 1024, "x"));
    const { response } = await responseWith(pieces);
    await text(response);
    expect(seen.others).toBeGreaterThan(5);
  });

  it("is broken off when its client takes nothing of it", async () => {
    const { seen, pieces } = manyPieces(1000);
    const { sent } = await responseWith(pieces, 20);
    await sent;
    expect(seen.isClosed).toBe(true);
  });

  it("isn't begun when its first pieces can't be made", async () => {
    function* failing(): Generator<string> {
      yield "a short piece";
      throw new Error("the database is away");
    }
    const url = await serve((res) => sendInPieces(res, failing()).catch(() => void res.writeHead(503).end()));
    const { status } = await fetch(url);
    expect(status).toBe(503);
  });
});
