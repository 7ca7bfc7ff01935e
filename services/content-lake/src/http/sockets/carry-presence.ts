import type { RawData, WebSocket } from "ws";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { isRecord } from "../../domain/document.ts";
import { createRateCounter, type RequestRate } from "../../state/request-rate.ts";
import type { SocketEndpoint } from "./accept-upgrades.ts";

/** JSON-RPC, as the studio's client uses it. */
const callSchema = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.string().max(100),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});
type Call = z.infer<typeof callSchema>;

/** A message from one studio to all others: a request to report, a report of where the editor is, or a farewell. */
type PresenceEvent = { type: "rollCall" | "state" | "disconnect"; i: string; session?: string; m?: unknown };
type Member = { socket: WebSocket; subscriptions: Set<string>; sessions: Set<string> };

const topic = "presence";
const heartbeatMs = 10_000;
const maxSubscriptions = 20;
/** Of one editor, in all windows. A studio opens one in each. */
const maxSockets = 32;
const eventRate: RequestRate = { perSecond: 20, burst: 200 };
const maxEventLength = 8192;
const tooManySockets = 1013;
const maxBufferedBytes = 256 * 1024;

/** Carries presence (which editor is where) between the studios of a dataset, over all replicas. Stores nothing. */
export function carryPresence({ channel, newId }: Pick<Context, "channel" | "newId">): SocketEndpoint {
  const rooms = new Map<string, Set<Member>>();

  const waitMs = createRateCounter(eventRate);
  const sockets = new Map<string, number>();

  const deliver = (dataset: string, event: PresenceEvent): void => {
    const json = JSON.stringify(event);
    for (const { socket, subscriptions } of rooms.get(dataset) ?? []) {
      // Presence is useless later, so a slow client misses some.
      if (socket.bufferedAmount > maxBufferedBytes) continue;
      for (const subscription of subscriptions) socket.send(notificationOf(subscription, json));
    }
  };
  /** Leaves out what an editor sends too fast or too much of: presence is only of use to others at that moment. */
  const broadcast = (dataset: string, event: PresenceEvent): void => {
    if (waitMs(event.i, performance.now()) > 0 || JSON.stringify(event).length > maxEventLength) return;
    deliver(dataset, event);
    channel.publish(topic, { dataset, event });
  };
  channel.listen(topic, (message) => {
    if (isRecord(message) && typeof message.dataset === "string" && isRecord(message.event))
      deliver(message.dataset, message.event as PresenceEvent);
  });

  return {
    match: ({ pathname }) => {
      const dataset = /^\/v[\w-]+\/socket\/([\w-]+)$/.exec(pathname)?.[1];
      return dataset === undefined ? undefined : { dataset };
    },
    serve: (socket, { identity, params: { dataset = "" } }) => {
      const userId = identity?.requester.id ?? "";
      const others = sockets.get(userId) ?? 0;
      if (others >= maxSockets) {
        socket.close(tooManySockets, "too many sockets");
        return;
      }
      sockets.set(userId, others + 1);
      const member: Member = { socket, subscriptions: new Set(), sessions: new Set() };
      const room = rooms.get(dataset) ?? new Set();
      rooms.set(dataset, room.add(member));

      const methods: Record<string, (params: Call["params"]) => unknown> = {
        presence_subscribe: () => {
          if (member.subscriptions.size >= maxSubscriptions) return null;
          const id = newId();
          member.subscriptions.add(id);
          return id;
        },
        presence_unsubscribe: ({ subscriptionId }) => member.subscriptions.delete(String(subscriptionId)),
        presence_announce: ({ data }) => {
          if (isRecord(data) && typeof data.sessionId === "string") member.sessions.add(data.sessionId);
          broadcast(dataset, { type: "state", i: userId, m: data });
          return true;
        },
        presence_rollcall: ({ session }) => {
          broadcast(dataset, { type: "rollCall", i: userId, session: String(session) });
          return true;
        },
        presence_disconnect: ({ session }) => {
          member.sessions.delete(String(session));
          broadcast(dataset, { type: "disconnect", i: userId, m: { session: String(session) } });
          return true;
        },
        ping: () => "pong",
      };
      const heartbeat = setInterval(() => socket.send("♥"), heartbeatMs);
      socket.send("♥");
      socket.on("message", (data) => {
        const call = readCall(data);
        const method = call && Object.hasOwn(methods, call.method) ? methods[call.method] : undefined;
        if (!call) send(socket, { id: null, error: { code: -32600, message: "Invalid request" } });
        else if (!method) send(socket, { id: call.id, error: { code: -32601, message: "Method not found" } });
        else send(socket, { id: call.id, result: method(call.params) });
      });
      socket.once("close", () => {
        clearInterval(heartbeat);
        const left = (sockets.get(userId) ?? 1) - 1;
        if (left > 0) sockets.set(userId, left);
        else sockets.delete(userId);
        room.delete(member);
        if (room.size === 0) rooms.delete(dataset);
        for (const session of member.sessions)
          broadcast(dataset, { type: "disconnect", i: userId, m: { session } });
      });
    },
  };
}

/** The notification of an event, which is serialized once for all subscriptions. */
const notificationOf = (subscription: string, event: string): string =>
  `{"jsonrpc":"2.0","method":"presence_subscription","params":{"subscription":${JSON.stringify(subscription)},"result":${event}}}`;

const send = (socket: WebSocket, message: object): void =>
  socket.send(JSON.stringify({ jsonrpc: "2.0", ...message }));

function readCall(data: RawData): Call | undefined {
  try {
    const parsed = callSchema.safeParse(JSON.parse(textOf(data)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** `ws` delivers each message as one buffer. */
export const textOf = (data: RawData): string => (data as Buffer).toString("utf8");
