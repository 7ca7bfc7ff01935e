import { Agent, interceptors, type Dispatcher } from "undici";

/** The renderer's response. Header names are in lower case. */
export type RenderedPage = {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
};

/** The site's renderer. */
export type Renderer = {
  /**
   * Fetches a page as it looks in `timeZone`.
   * @throws when the renderer can't be reached, times out, or sends more than 8 MiB.
   */
  fetchPage(path: string, timeZone: string): Promise<RenderedPage>;
  close(): Promise<void>;
};

const maxPageBytes = 8 * 1024 * 1024;

/** Connects to the renderer. A request fails after `timeoutMs`. */
export function connectRenderer({ origin, timeoutMs }: { origin: string; timeoutMs: number }): Renderer {
  // A renderer that restarts closes its idle connections, sometimes just as one of them is used again.
  const dispatcher = new Agent({ connections: 8, connect: { timeout: 2000 } }).compose(
    interceptors.retry({
      maxRetries: 1,
      minTimeout: 0,
      statusCodes: [],
      errorCodes: ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"],
    }),
  );

  const request = async (path: string, timeZone: string): Promise<RenderedPage> => {
    const { statusCode, headers, body } = await dispatcher.request({
      origin,
      path,
      method: "GET",
      headers: {
        accept: "text/html",
        "accept-encoding": "identity",
        "user-agent": "wordlehint-social-images",
        "x-time-zone": timeZone,
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: statusCode, headers: joinValues(headers), body: await readText(body) };
  };

  return {
    fetchPage: async (path, timeZone) => {
      const page = await request(path, timeZone);
      // The renderer redirects the path of a folder to the same path with a trailing slash.
      const { location } = page.headers;
      const addsOnlySlash = location === `${path}/` || location === `${origin}${path}/`;
      return addsOnlySlash ? request(`${path}/`, timeZone) : page;
    },
    close: () => dispatcher.destroy(),
  };
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxPageBytes) throw new Error("the page is too large");
  }
  return Buffer.concat(chunks).toString("utf8");
}

function joinValues(headers: Dispatcher.ResponseData["headers"]): RenderedPage["headers"] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
}
