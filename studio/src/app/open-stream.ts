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

/**
 * A response whose body is a stream, fed through the returned functions. `onCancel` is called when the reader cancels
 * the body or aborts the request.
 */
export function openStream({ url, signal }: StreamRequest, onCancel: () => void): OpenStream {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: onCancel,
  });

  function fail(error: unknown): void {
    reject(error);
    controller?.error(error);
    controller = undefined;
  }

  function abort(): void {
    onCancel();
    fail(signal?.reason ?? new DOMException("Aborted", "AbortError"));
  }

  // A stream that fails after its response began rejects a promise that nobody awaits any more.
  promise.catch(() => undefined);
  if (signal?.aborted === true) queueMicrotask(abort);
  else signal?.addEventListener("abort", abort, { once: true });

  return {
    response: promise,
    begin: (status, headers) => {
      const response = new Response(body, { status, headers });
      Object.defineProperty(response, "url", { value: url });
      resolve(response);
    },
    add: (text) => controller?.enqueue(encoder.encode(text)),
    end: () => {
      signal?.removeEventListener("abort", abort);
      reject(new TypeError("The content lake ended the stream before it sent a response."));
      controller?.close();
      controller = undefined;
    },
    fail,
  };
}
