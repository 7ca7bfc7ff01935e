import { once } from "node:events";
import type { Socket } from "node:net";
import type { Reply } from "../bson/encode.ts";
import type { Doc } from "../bson/value.ts";
import { MongoError } from "../errors.ts";
import { errorReply } from "../engine/dispatcher.ts";
import { buildOpMsg, parseMessage } from "./messages.ts";

const maxMessageBytes = 48_000_000;
/** The number of requests in progress at which the socket is paused. */
const maxPending = 16;

/** Reads messages from a socket and replies in order. Closes it when it receives anything else. */
export function serve(socket: Socket, run: (body: Doc) => Promise<Reply>): void {
  let chunks: Buffer[] = [];
  let size = 0;
  let pending = 0;
  let lastReply: Promise<void> = Promise.resolve();
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    for (let message = nextMessage(); message; message = nextMessage()) {
      const whole = message;
      pending += 1;
      lastReply = lastReply
        .then(() => reply(whole))
        .catch(() => void socket.destroy())
        .finally(() => {
          pending -= 1;
          if (pending < maxPending) socket.resume();
        });
    }
    if (pending >= maxPending) socket.pause();
  });

  function nextMessage(): Buffer | undefined {
    if (size < 16) return undefined;
    if ((chunks[0]?.length ?? 0) < 16) chunks = [Buffer.concat(chunks)];
    const length = chunks[0]?.readInt32LE(0) ?? 0;
    if (length < 21 || length > maxMessageBytes) {
      socket.destroy();
      return undefined;
    }
    if (size < length) return undefined;
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    size -= length;
    chunks = size > 0 ? [all.subarray(length)] : [];
    return all.subarray(0, length);
  }

  async function reply(message: Buffer): Promise<void> {
    try {
      const request = parseMessage(message);
      const document = await run(request.body);
      if (request.wantsReply) await send(encodeReply(request.buildReply, document));
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      await send(buildOpMsg(message.readInt32LE(4), errorReply(error)));
    }
  }

  /** Waits until a slow client has read enough. */
  async function send(bytes: Buffer): Promise<void> {
    if (!socket.destroyed && !socket.write(bytes)) await once(socket, "drain");
  }
}

/** A reply that is too large is replaced by an error. */
function encodeReply(build: (reply: Reply) => Buffer, reply: Reply): Buffer {
  try {
    return build(reply);
  } catch (error) {
    return build(errorReply(error));
  }
}
