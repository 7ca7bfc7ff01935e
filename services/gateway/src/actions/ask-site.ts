import { Pool } from "undici";
import type { Answer } from "../domain/cache-policy.ts";
import { resourceKind } from "../domain/resource.ts";

export type SiteAnswer = Answer & { body: Buffer };

/** The renderer gave no usable answer. */
export class SiteError extends Error {
  override name = "SiteError";
  /** What the renderer itself has to say about being unable: a page for visitors who can be shown no other. */
  readonly apology: SiteAnswer | undefined;

  constructor(message: string, options: { cause?: unknown; apology?: SiteAnswer } = {}) {
    super(message, options);
    this.apology = options.apology;
  }
}

/** What a page is asked for: to be shown to visitors, or with drafts in it to an editor. */
export type Purpose = "visitors" | "preview";

/** Who makes pages. It is told nothing of a visitor but the zone whose date is to be shown. */
export type Site = {
  /** @throws {SiteError} when it can't be reached, is too slow, or fails. */
  ask(path: string, timeZone: string, purpose?: Purpose): Promise<SiteAnswer>;
  /** Since when who makes this page hasn't been reached, and whether it ever was; undefined while it answers. */
  outage(path: string): { forMs: number; isFirst: boolean } | undefined;
  close(): Promise<void>;
};

export type SiteOptions = {
  url: string;
  timeoutMs?: number;
  /** Names the newest state of the content, which pages must show at least. */
  contentEvent?: () => string | undefined;
};

const mostBytes = 32 * 1024 * 1024;

/** The site's renderer, or a service that draws what the renderer can't. */
export function connectSite({ url, timeoutMs = 10_000, contentEvent }: SiteOptions): Site {
  // More at once would only queue up in the renderer.
  const { origin } = new URL(url);
  const pool = new Pool(origin, { connections: 16, connect: { timeout: 2000 }, allowH2: false });
  let downSince: number | undefined;
  let hasAnswered = false;

  const request = async (path: string, timeZone: string, purpose: Purpose): Promise<SiteAnswer> => {
    const event = contentEvent?.();
    const response = await pool.request({
      method: "GET",
      path,
      headers: {
        accept: "text/html,*/*",
        "accept-encoding": "identity",
        "user-agent": "wordlehint-gateway",
        "x-time-zone": timeZone,
        ...(event !== undefined && { "x-content-event": event }),
        ...(purpose === "preview" && { "x-preview": "1" }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readBody(response.body);
    const headers = flattened(response.headers);
    // The renderer knows itself by an inner address.
    if (headers.location?.startsWith(`${origin}/`)) headers.location = headers.location.slice(origin.length);
    return { kind: resourceKind(path.split("?", 1)[0] ?? path), status: response.statusCode, headers, body };
  };

  const requestPage = async (path: string, timeZone: string, purpose: Purpose): Promise<SiteAnswer> => {
    const answer = await request(path, timeZone, purpose);
    // It wants a slash after the name of a folder, where we want none: visitors would go back and forth.
    if (answer.headers.location === `${path}/`) return request(`${path}/`, timeZone, purpose);
    return asReadableData(answer);
  };

  return {
    ask: async (path, timeZone, purpose = "visitors") => {
      let answer;
      try {
        answer = await requestPage(path, timeZone, purpose).catch((error: unknown) => {
          if (isDroppedConnection(error)) return requestPage(path, timeZone, purpose);
          throw error;
        });
        downSince = undefined;
        hasAnswered = true;
      } catch (cause) {
        downSince ??= performance.now();
        throw new SiteError(`the renderer did not answer for ${path}`, { cause });
      }
      if (answer.status < 500) return answer;
      const message = `the renderer answered ${answer.status} for ${path}`;
      throw new SiteError(message, answer.status === 503 ? { apology: answer } : {});
    },
    outage: () =>
      downSince === undefined ? undefined : { forMs: performance.now() - downSince, isFirst: !hasAnswered },
    close: () => pool.destroy(),
  };
}

/**
 * The data of a page that has moved says so in its body, which a browser that was sent elsewhere would never read.
 * Its Location stays for whoever asks about the page.
 */
function asReadableData(answer: SiteAnswer): SiteAnswer {
  const { kind, status, headers } = answer;
  if (kind !== "page-data" || status < 300 || status >= 400 || headers.location === undefined) return answer;
  const isForGood = status === 301 || status === 308;
  return {
    ...answer,
    status: 200,
    headers: { ...headers, ...(!isForGood && { "cache-control": "no-store" }) },
  };
}

async function readBody(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error("the answer is too large");
  }
  return Buffer.concat(chunks);
}

function flattened(
  headers: Record<string, string | string[] | undefined>,
): Record<string, string | undefined> {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
}

/** A kept connection may be closed by a restarted renderer just as it is used again. */
function isDroppedConnection(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "UND_ERR_SOCKET" || code === "ECONNRESET" || code === "EPIPE";
}
