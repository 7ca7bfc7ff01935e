import type { RawData, WebSocket } from "ws";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { isRecord } from "../../domain/document.ts";
import type { SocketDoor } from "./take-upgrades.ts";

/** JSON-RPC as the studio's client speaks it. */
const callSchema = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.string().max(100),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});
type Call = z.infer<typeof callSchema>;

/** What one editor's studio tells all others: who asks for whom, where someone is, and that someone left. */
type PresenceEvent = { type: "rollCall" | "state" | "disconnect"; i: string; session?: string; m?: unknown };
type Member = { socket: WebSocket; subscriptions: Set<string>; sessions: Set<string> };

const topic = "presence";
const heartbeatMs = 10_000;
const mostSubscriptions = 20;
const mostBuffered = 256 * 1024;

/** Who is where: carries presence between the studios of a dataset, over all replicas. Nothing of it is stored. */
export function presenceDoor({ channel, newId }: Pick<Context, "channel" | "newId">): SocketDoor {
  const rooms = new Map<string, Set<Member>>();

  const hear = (dataset: string, event: PresenceEvent): void => {
    for (const { socket, subscriptions } of rooms.get(dataset) ?? []) {
      // Presence is worth nothing later: who doesn't keep up misses some.
      if (socket.bufferedAmount > mostBuffered) continue;
      for (const subscription of subscriptions)
        say(socket, { method: "presence_subscription", params: { subscription, result: event } });
    }
  };
  const tell = (dataset: string, event: PresenceEvent): void => {
    hear(dataset, event);
    channel.tell(topic, { dataset, event });
  };
  channel.listen(topic, (note) => {
    if (isRecord(note) && typeof note.dataset === "string" && isRecord(note.event))
      hear(note.dataset, note.event as PresenceEvent);
  });

  return {
    match: ({ pathname }) => {
      const dataset = /^\/v[\w-]+\/socket\/([\w-]+)$/.exec(pathname)?.[1];
      return dataset === undefined ? undefined : { dataset };
    },
    enter: (socket, { identity, params: { dataset = "" } }) => {
      const userId = identity?.requester.id ?? "";
      const member: Member = { socket, subscriptions: new Set(), sessions: new Set() };
      const room = rooms.get(dataset) ?? new Set();
      rooms.set(dataset, room.add(member));

      const answers: Record<string, (params: Call["params"]) => unknown> = {
        presence_subscribe: () => {
          if (member.subscriptions.size >= mostSubscriptions) return null;
          const id = newId();
          member.subscriptions.add(id);
          return id;
        },
        presence_unsubscribe: ({ subscriptionId }) => member.subscriptions.delete(String(subscriptionId)),
        presence_announce: ({ data }) => {
          if (isRecord(data) && typeof data.sessionId === "string") member.sessions.add(data.sessionId);
          tell(dataset, { type: "state", i: userId, m: data });
          return true;
        },
        presence_rollcall: ({ session }) => {
          tell(dataset, { type: "rollCall", i: userId, session: String(session) });
          return true;
        },
        presence_disconnect: ({ session }) => {
          member.sessions.delete(String(session));
          tell(dataset, { type: "disconnect", i: userId, m: { session: String(session) } });
          return true;
        },
        ping: () => "pong",
      };
      const beating = setInterval(() => socket.send("♥"), heartbeatMs);
      socket.send("♥");
      socket.on("message", (data) => {
        const call = readCall(data);
        const answer = call && Object.hasOwn(answers, call.method) ? answers[call.method] : undefined;
        if (!call) say(socket, { id: null, error: { code: -32600, message: "Invalid request" } });
        else if (!answer) say(socket, { id: call.id, error: { code: -32601, message: "Method not found" } });
        else say(socket, { id: call.id, result: answer(call.params) });
      });
      socket.once("close", () => {
        clearInterval(beating);
        room.delete(member);
        if (room.size === 0) rooms.delete(dataset);
        for (const session of member.sessions)
          tell(dataset, { type: "disconnect", i: userId, m: { session } });
      });
    },
  };
}

const say = (socket: WebSocket, message: object): void =>
  socket.send(JSON.stringify({ jsonrpc: "2.0", ...message }));

function readCall(data: RawData): Call | undefined {
  try {
    const parsed = callSchema.safeParse(JSON.parse(textOf(data)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** `ws` gives whole messages as one buffer. */
export const textOf = (data: RawData): string => (data as Buffer).toString("utf8");
