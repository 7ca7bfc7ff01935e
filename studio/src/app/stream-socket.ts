import { openStream, type OpenStream, type StreamRequest } from "./open-stream.ts";
import type { FromLake, ToLake } from "./stream-messages.ts";

interface Connection {
  socket: WebSocket;
  streams: Map<number, OpenStream>;
}

/**
 * Multiplexes streams over one WebSocket, which is opened by the first stream. When the socket closes, each of its
 * streams fails with an error. The next stream opens a new socket, which can be before the old one has closed.
 */
export function createStreamSocket(connect: () => WebSocket) {
  let current: Connection | undefined;
  let lastId = 0;

  function open(request: StreamRequest): Promise<Response> {
    const { socket, streams } = connected();
    const id = (lastId += 1);
    const stream = openStream(request, () => {
      if (streams.delete(id)) send(socket, { type: "close", id });
    });
    streams.set(id, stream);
    send(socket, { type: "open", id, path: request.path, headers: request.headers });
    return stream.response;
  }

  function connected(): Connection {
    if (current !== undefined && current.socket.readyState <= WebSocket.OPEN) return current;
    const socket = connect();
    const streams: Connection["streams"] = new Map();
    socket.addEventListener("message", (event) =>
      receive(streams, JSON.parse(event.data as string) as FromLake),
    );
    socket.addEventListener("close", () => {
      const ended = [...streams.values()];
      streams.clear();
      for (const stream of ended) stream.fail(new TypeError("The connection to the content lake was lost."));
    });
    return (current = { socket, streams });
  }

  return { open };
}

function receive(streams: Connection["streams"], message: FromLake): void {
  const stream = streams.get(message.id);
  if (stream === undefined) return;
  if (message.type === "head") stream.begin(message.status, message.headers);
  else if (message.type === "text") stream.add(message.text);
  else {
    streams.delete(message.id);
    stream.end();
  }
}

function send(socket: WebSocket, message: ToLake): void {
  const text = JSON.stringify(message);
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
  else if (socket.readyState === WebSocket.CONNECTING) {
    socket.addEventListener("open", () => socket.send(text), { once: true });
  }
}
