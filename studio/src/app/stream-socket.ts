import { openStream, type OpenStream, type StreamRequest } from "./open-stream.ts";
import type { FromLake, ToLake } from "./stream-messages.ts";

/**
 * Multiplexes streams over one WebSocket, which is opened by the first stream. When the socket closes, every stream
 * fails with an error, and the next one opens a new socket.
 */
export function createStreamSocket(connect: () => WebSocket) {
  const streams = new Map<number, OpenStream>();
  let socket: WebSocket | undefined;
  let lastId = 0;

  function open(request: StreamRequest): Promise<Response> {
    const current = connected();
    const id = (lastId += 1);
    const stream = openStream(request, () => {
      if (streams.delete(id)) send(current, { type: "close", id });
    });
    streams.set(id, stream);
    send(current, { type: "open", id, path: request.path, headers: request.headers });
    return stream.response;
  }

  function connected(): WebSocket {
    if (socket !== undefined && socket.readyState <= WebSocket.OPEN) return socket;
    const next = connect();
    next.addEventListener("message", (event) => receive(JSON.parse(event.data as string) as FromLake));
    next.addEventListener("close", () => {
      if (socket === next) socket = undefined;
      const ended = [...streams.values()];
      streams.clear();
      for (const stream of ended) stream.fail(new TypeError("The connection to the content lake was lost."));
    });
    return (socket = next);
  }

  function receive(message: FromLake): void {
    const stream = streams.get(message.id);
    if (stream === undefined) return;
    if (message.type === "head") stream.begin(message.status, message.headers);
    else if (message.type === "text") stream.add(message.text);
    else {
      streams.delete(message.id);
      stream.end();
    }
  }

  return { open };
}

function send(socket: WebSocket, message: ToLake): void {
  const text = JSON.stringify(message);
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
  else if (socket.readyState === WebSocket.CONNECTING) {
    socket.addEventListener("open", () => socket.send(text), { once: true });
  }
}
