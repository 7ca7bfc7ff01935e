/** A request that the site sent. */
export interface SentRequest {
  method: string;
  /** With its query, such as `/api/riddle/latest?tz=Asia%2FTokyo`. */
  path: string;
  headers: Headers;
  /** Parsed, or undefined if there was none. */
  body: unknown;
}

type Respond = (request: SentRequest) => Response | Promise<Response>;

/**
 * Responds to the site's requests in the API's place, by method and path without query, such as `POST /api/auth/logout`;
 * to all others with 404. Returns the list of the requests, which grows. The next test file has its own `fetch`.
 */
export function fakeApi(responses: Record<string, Respond>): SentRequest[] {
  const sent: SentRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    // The page compares the clocks. Without a `Date`, the device's counts.
    if (request.method === "HEAD" && !("HEAD /" in responses)) return new Response();
    const text = await request.text();
    const seen: SentRequest = {
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      body: text === "" ? undefined : (JSON.parse(text) as unknown),
    };
    sent.push(seen);
    const respond = responses[`${request.method} ${pathname}`];
    return respond ? respond(seen) : Response.json({ message: "Not Found" }, { status: 404 });
  };
  return sent;
}
