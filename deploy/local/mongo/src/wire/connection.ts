import { once } from "node:events";
import type { Socket } from "node:net";
import type { Reply } from "../bson/encode.ts";
import type { Doc } from "../bson/value.ts";
import { MongoError } from "../errors.ts";
import { errorReply } from "../engine/dispatcher.ts";
import { buildOpMsg, parseMessage } from "./messages.ts";

const maxMessageBytes = 48_000_000;
/** So many messages may wait; then no more is read until some are answered. */
const maxWaiting = 16;

/** Cuts a socket's bytes into messages and answers them in order. What is no message ends the connection. */
export function serve(socket: Socket, run: (body: Doc) => Promise<Reply>): void {
  let chunks: Buffer[] = [];
  let size = 0;
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    for (let message = take(); message; message = take()) {
      const whole = message;
      waiting += 1;
      last = last
        .then(() => answer(whole))
        .catch(() => void socket.destroy())
        .finally(() => {
          waiting -= 1;
          if (waiting < maxWaiting) socket.resume();
        });
    }
    if (waiting >= maxWaiting) socket.pause();
  });

  function take(): Buffer | undefined {
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

  async function answer(message: Buffer): Promise<void> {
    try {
      const request = parseMessage(message);
      const reply = await run(request.body);
      if (request.answered) await send(encoded(request.reply, reply));
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      await send(buildOpMsg(message.readInt32LE(4), errorReply(error)));
    }
  }

  /** Waits for a client that reads slowly. */
  async function send(bytes: Buffer): Promise<void> {
    if (!socket.destroyed && !socket.write(bytes)) await once(socket, "drain");
  }
}

function encoded(build: (reply: Reply) => Buffer, reply: Reply): Buffer {
  try {
    return build(reply);
  } catch (error) {
    return build(errorReply(error));
  }
}
