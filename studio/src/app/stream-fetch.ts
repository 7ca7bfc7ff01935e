import { createStreamSocket } from "./stream-socket.ts";

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

interface Options {
  origin: string;
  /** Used for every request except event streams. */
  fetch: Fetch;
  openSocket?: (url: string) => WebSocket;
}

/** Paths of the content API that respond with an event stream. */
const streamPaths = /\/data\/(listen|live\/events)\//;

/**
 * Creates a `fetch` that multiplexes the event streams of `origin` over one WebSocket. A browser opens at most six
 * connections to an HTTP/1.1 host, and the studio holds about as many streams, which would leave none for its forms.
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
