import { createStreamSocket } from "./stream-socket.ts";

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

interface Options {
  origin: string;
  /** For all that is no event stream. */
  fetch: Fetch;
  openSocket?: (url: string) => WebSocket;
}

/** Addresses that answer with an event stream which stays open. */
const streamPaths = /\/data\/(listen|live\/events)\//;

/**
 * A `fetch` that carries every event stream over one WebSocket. A browser opens six connections to a host
 * that speaks HTTP/1.1, and the studio holds about as many streams: without this its forms never load.
 */
export function createStreamFetch({ origin, fetch, openSocket }: Options): Fetch {
  const url = `${origin.replace(/^http/, "ws")}/streams`;
  const socket = createStreamSocket(() => (openSocket ?? ((address) => new WebSocket(address)))(url));
  return (input, init = {}) => {
    const address = new URL(input instanceof Request ? input.url : String(input), origin);
    if (address.origin !== origin || !streamPaths.test(address.pathname)) return fetch(input, init);
    return socket.open({
      url: address.href,
      path: address.pathname + address.search,
      headers: Object.fromEntries(new Headers(init.headers ?? {})),
      signal: init.signal ?? undefined,
    });
  };
}
