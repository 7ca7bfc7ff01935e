import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { listen, type Listening } from "./listen.ts";

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Stands in for a server that the code under test calls over HTTP. */
export type FakeServer = Listening & {
  /** Every request so far, oldest first. */
  requests: ReceivedRequest[];
  /** Responds to the requests from now on; a test may replace it. */
  handler: RequestListener;
  /** Starts again after a stop, on the same port. */
  start(): Promise<void>;
};

/** @param handler responds to each request after its body has been received */
export async function startFakeServer(handler: RequestListener): Promise<FakeServer> {
  const serve = (port?: number) =>
    listen(
      createServer((req, res) => {
        void req.toArray().then((chunks: Buffer[]) => {
          const { method = "", url = "", headers } = req;
          fake.requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
          fake.handler(req, res);
        });
      }),
      port,
    );
  const listening = await serve();
  const fake: FakeServer = {
    ...listening,
    requests: [],
    handler,
    start: async () => {
      fake.stop = (await serve(listening.port)).stop;
    },
  };
  return fake;
}
