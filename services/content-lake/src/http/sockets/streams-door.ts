import { get, type ClientRequest, type IncomingMessage } from "node:http";
import type { RawData, WebSocket } from "ws";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { identityOf, shownBy } from "../access/identify.ts";
import { textOf } from "./presence-door.ts";
import type { SocketDoor } from "./take-upgrades.ts";

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

const mostStreams = 64;
const mostBuffered = 1024 * 1024;
const policyViolated = 1008;
/** Long enough to be told to sign in. */
const anonymousMs = 30_000;
const passedOn = new Set(["accept", "last-event-id"]);

/**
 * Carries any number of event streams over one socket: a browser opens six connections to a host, and the studio
 * reads more streams than that. Each stream is a request to this same service with the socket's cookie, so that it
 * is answered, refused and cut as any other; where nobody is signed in, it is refused at once.
 */
export function streamsDoor(context: Context, ownUrl: Promise<string>): SocketDoor {
  return {
    match: ({ pathname }) => (pathname === "/streams" ? {} : undefined),
    isOpenToAll: true,
    enter: (socket, { req, identity }) => {
      /** Null while it isn't begun. */
      const streams = new Map<number, ClientRequest | null>();
      const say = (message: object, onSent?: () => void) => socket.send(JSON.stringify(message), onSent);
      const end = (stream: number): void => {
        if (streams.delete(stream)) say({ type: "end", id: stream });
      };
      const refuse = (stream: number, status: number): void => {
        if (streams.has(stream)) say({ type: "head", id: stream, status, headers: {} });
        end(stream);
      };

      const open = async (opening: Opening): Promise<void> => {
        streams.set(opening.id, null);
        const isKnown = await identityOf(context, shownBy(req)).then(Boolean);
        const url = new URL(opening.path, await ownUrl);
        if (!isKnown) refuse(opening.id, 401);
        if (!streams.has(opening.id)) return;
        const request = get(url, { headers: headersFor(opening, req) }, (res) => {
          pass(res, opening.id, socket, say);
          res.once("close", () => end(opening.id));
        });
        request.once("error", () => end(opening.id));
        streams.set(opening.id, request);
      };

      socket.on("message", (data) => {
        const message = readMessage(data);
        if (!message || (message.type === "open" && (streams.has(message.id) || streams.size >= mostStreams)))
          socket.close(policyViolated, "not understood");
        // Without a database nobody knows who asks: the studio comes again.
        else if (message.type === "open") open(message).catch(() => refuse(message.id, 503));
        else closeStream(streams, message.id);
      });
      const leaving = identity ? undefined : setTimeout(() => socket.close(), anonymousMs);
      socket.once("close", () => {
        clearTimeout(leaving);
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

/** Passes an answer on, no quicker than the browser takes it. */
function pass(
  res: IncomingMessage,
  id: number,
  socket: WebSocket,
  say: (message: object, onSent?: () => void) => void,
): void {
  const type = res.headers["content-type"];
  say({
    type: "head",
    id,
    status: res.statusCode ?? 502,
    headers: type === undefined ? {} : { "content-type": type },
  });
  res.setEncoding("utf8");
  res.on("error", () => undefined);
  res.on("data", (text: string) => {
    const isFull = socket.bufferedAmount > mostBuffered;
    if (isFull) res.pause();
    say({ type: "text", id, text }, isFull ? () => res.resume() : undefined);
  });
}

function headersFor({ headers }: Opening, { headers: outer }: IncomingMessage): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => passedOn.has(name.toLowerCase()));
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
