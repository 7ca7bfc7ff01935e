import { get, type ClientRequest, type IncomingMessage } from "node:http";
import type { RawData, WebSocket } from "ws";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { credentialIn, identityOf } from "../access/identify-requester.ts";
import type { SocketEndpoint } from "./accept-upgrades.ts";
import { textOf } from "./carry-presence.ts";

const id = z.int().nonnegative();
const messageSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("open"),
    id,
    path: z.string().regex(/^\/v[\w-]+\/data\/(listen|live\/events)\/[\w-]+(\?\S*)?$/),
    headers: z.record(z.string(), z.string()),
  }),
  z.object({ type: z.literal("close"), id }),
]);
type Message = z.infer<typeof messageSchema>;
type Opening = Extract<Message, { type: "open" }>;

const maxStreams = 64;
const maxBufferedBytes = 1024 * 1024;
const policyViolation = 1008;
/** Long enough for the studio to learn that it must sign in. */
const anonymousMs = 30_000;
const forwardedHeaders = new Set(["accept", "last-event-id"]);

/**
 * Carries several event streams over one socket: over HTTP/1.1 a browser opens at most six connections to a host, and
 * the studio reads more streams than that. Each stream is a request to this same service with the socket's cookie, so
 * that it is served, refused and broken off like any other. Anonymous clients are refused at once.
 */
export function carryEventStreams(context: Context, ownUrl: Promise<string>): SocketEndpoint {
  return {
    match: ({ pathname }) => (pathname === "/streams" ? {} : undefined),
    acceptsAnonymous: true,
    serve: (socket, { req, identity }) => {
      /** Null until the request is sent. */
      const streams = new Map<number, ClientRequest | null>();
      const send = (message: object, onSent?: () => void) => socket.send(JSON.stringify(message), onSent);
      const end = (stream: number): void => {
        if (streams.delete(stream)) send({ type: "end", id: stream });
      };
      const refuse = (stream: number, status: number): void => {
        if (streams.has(stream)) send({ type: "head", id: stream, status, headers: {} });
        end(stream);
      };

      const open = async (opening: Opening): Promise<void> => {
        streams.set(opening.id, null);
        const isSignedIn = await identityOf(context, credentialIn(req, context.config.PUBLIC_URL)).then(
          Boolean,
        );
        const url = new URL(opening.path, await ownUrl);
        if (!isSignedIn) refuse(opening.id, 401);
        if (!streams.has(opening.id)) return;
        const request = get(url, { headers: headersFor(opening, req) }, (res) => {
          forward(res, opening.id, socket, send);
          res.once("close", () => end(opening.id));
        });
        request.once("error", () => end(opening.id));
        streams.set(opening.id, request);
      };

      socket.on("message", (data) => {
        const message = readMessage(data);
        if (!message || (message.type === "open" && (streams.has(message.id) || streams.size >= maxStreams)))
          socket.close(policyViolation, "not understood");
        // Without the database, clients can't be identified. The studio tries again.
        else if (message.type === "open") open(message).catch(() => refuse(message.id, 503));
        else closeStream(streams, message.id);
      });
      const closing = identity ? undefined : setTimeout(() => socket.close(), anonymousMs);
      socket.once("close", () => {
        clearTimeout(closing);
        for (const stream of [...streams.keys()]) closeStream(streams, stream);
      });
    },
  };
}

function closeStream(streams: Map<number, ClientRequest | null>, id: number): void {
  const request = streams.get(id);
  streams.delete(id);
  request?.destroy();
}

/** Forwards a response no faster than the browser reads it. */
function forward(
  res: IncomingMessage,
  id: number,
  socket: WebSocket,
  send: (message: object, onSent?: () => void) => void,
): void {
  const type = res.headers["content-type"];
  send({
    type: "head",
    id,
    status: res.statusCode ?? 502,
    headers: type === undefined ? {} : { "content-type": type },
  });
  res.setEncoding("utf8");
  res.on("error", () => undefined);
  res.on("data", (text: string) => {
    const isFull = socket.bufferedAmount > maxBufferedBytes;
    if (isFull) res.pause();
    send({ type: "text", id, text }, isFull ? () => res.resume() : undefined);
  });
}

function headersFor({ headers }: Opening, { headers: outer }: IncomingMessage): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => forwardedHeaders.has(name.toLowerCase()));
  const { cookie, authorization } = outer;
  return {
    ...Object.fromEntries(own),
    ...(cookie !== undefined && { cookie }),
    ...(authorization !== undefined && { authorization }),
  };
}

function readMessage(data: RawData): Message | undefined {
  try {
    const parsed = messageSchema.safeParse(JSON.parse(textOf(data)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
