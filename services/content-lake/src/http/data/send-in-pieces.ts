import { setImmediate } from "node:timers/promises";
import { pipeSteadily } from "@wordlehint/runtime";
import type { Response } from "express";
import { isRecord } from "../../domain/document.ts";

export type Piece = string | Buffer;
/** Pieces of a body, each made when the ones before are on their way. */
export type Pieces = Iterable<Piece> | AsyncIterable<Piece>;

const enoughBytes = 64 * 1024;

/**
 * Sends a body in pieces, no faster than its client takes them. Other requests are handled in between. A client that
 * takes nothing for `patienceMs`, or hardly anything for longer, is cut off.
 * @throws what making the first pieces throws, as long as nothing is sent.
 */
export async function sendInPieces(res: Response, pieces: Pieces, patienceMs = 30_000): Promise<void> {
  const chunks = gathered(pieces);
  const first = await chunks.next();
  try {
    await pipeSteadily(startingWith(first, chunks), res, { patienceMs });
  } catch (error) {
    // The client closing the connection isn't an error.
    if (!isBrokenOff(error)) throw error;
  } finally {
    await chunks.return();
  }
}

/** The pieces of a JSON array, one for each item. */
export async function* arrayPieces(items: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<Piece> {
  let before = "[";
  for await (const item of items) {
    yield before;
    yield asPiece(item);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

const asPiece = (item: unknown): Piece => (Buffer.isBuffer(item) ? item : JSON.stringify(item));

async function* startingWith(
  { done, value }: IteratorResult<Piece, void>,
  rest: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  if (done) return;
  yield value;
  yield* rest;
}

/** Joins short pieces, and gives back the event loop after each chunk. */
async function* gathered(pieces: Pieces): AsyncGenerator<Piece, void> {
  let text = "";
  for await (const piece of pieces) {
    if (typeof piece === "string" && text.length + piece.length < enoughBytes) {
      text += piece;
      continue;
    }
    if (text !== "") yield text;
    text = "";
    yield piece;
    await setImmediate();
  }
  if (text !== "") yield text;
}

const isBrokenOff = (error: unknown): boolean =>
  isRecord(error) && error.code === "ERR_STREAM_PREMATURE_CLOSE";
