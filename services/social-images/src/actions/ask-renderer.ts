import { Agent, interceptors, type Dispatcher } from "undici";

/** What the renderer answered. Header names are in lower case. */
export type RenderedPage = {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
};

/** The site's renderer. */
export type Renderer = {
  /** @throws when it can't be reached, is too slow, or answers endlessly. */
  ask(path: string, timeZone: string): Promise<RenderedPage>;
  close(): Promise<void>;
};

const mostBytes = 8 * 1024 * 1024;

export function connectRenderer({ url, timeoutMs }: { url: string; timeoutMs: number }): Renderer {
  const { origin } = new URL(url);
  // A kept connection may be closed by a restarted renderer just as it is used again.
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
    return { status: statusCode, headers: flattened(headers), body: await readText(body) };
  };

  return {
    ask: async (path, timeZone) => {
      const page = await request(path, timeZone);
      // It wants a slash after the name of a folder, where no page has one.
      const { location } = page.headers;
      const isOnlySlash = location === `${path}/` || location === `${origin}${path}/`;
      return isOnlySlash ? request(`${path}/`, timeZone) : page;
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
    if (bytes > mostBytes) throw new Error("the page is too large");
  }
  return Buffer.concat(chunks).toString("utf8");
}

function flattened(headers: Dispatcher.ResponseData["headers"]): RenderedPage["headers"] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
}
