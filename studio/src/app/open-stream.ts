export interface StreamRequest {
  url: string;
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
}

export interface OpenStream {
  response: Promise<Response>;
  begin: (status: number, headers: Record<string, string>) => void;
  add: (text: string) => void;
  end: () => void;
  fail: (error: Error) => void;
}

/** A response whose body arrives bit by bit. `onGiveUp` is called once when its reader wants no more. */
export function openStream({ url, signal }: StreamRequest, onGiveUp: () => void): OpenStream {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: onGiveUp,
  });

  function fail(error: unknown): void {
    reject(error);
    controller?.error(error);
    controller = undefined;
  }

  function giveUp(): void {
    onGiveUp();
    fail(signal?.reason ?? new DOMException("Aborted", "AbortError"));
  }

  // The response may already be in use when the stream fails; nobody waits for it a second time.
  promise.catch(() => undefined);
  if (signal?.aborted === true) queueMicrotask(giveUp);
  else signal?.addEventListener("abort", giveUp, { once: true });

  return {
    response: promise,
    begin: (status, headers) => {
      const response = new Response(body, { status, headers });
      Object.defineProperty(response, "url", { value: url });
      resolve(response);
    },
    add: (text) => controller?.enqueue(encoder.encode(text)),
    end: () => {
      signal?.removeEventListener("abort", giveUp);
      reject(new TypeError("The content lake ended the stream before it began."));
      controller?.close();
      controller = undefined;
    },
    fail,
  };
}
