/** The pass that proves to the site that an editor who may write sends the request. */
export interface EditorPass {
  get: () => Promise<string>;
  /** Called when the site refuses the pass. The next `get` returns a new one. */
  invalidate: () => void;
}

export interface PostOptions {
  url: string;
  body: unknown;
  pass: EditorPass;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
}

/** The content lake let the studio make no pass, since the editor may not write, for example. */
export class NoPass extends Error {
  override name = "NoPass";
}

/**
 * Posts JSON to the site on behalf of the editor. A pass that the site refuses is replaced once.
 * @throws {NoPass}
 * @throws when the site can't be reached or doesn't respond in time
 */
export async function postWithPass(options: PostOptions): Promise<Response> {
  const response = await post(options, await take(options.pass));
  if (response.status !== 401) return response;
  options.pass.invalidate();
  return post(options, await take(options.pass));
}

async function take(pass: EditorPass): Promise<string> {
  try {
    return await pass.get();
  } catch (cause) {
    throw new NoPass("the content lake let the studio make no pass", { cause });
  }
}

function post({ url, body, fetch, timeoutMs }: PostOptions, pass: string): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `TextCheck ${pass}` },
    body: JSON.stringify(body),
    credentials: "omit",
    signal: AbortSignal.timeout(timeoutMs),
  });
}
