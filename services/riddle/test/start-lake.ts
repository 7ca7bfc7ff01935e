import { createServer } from "node:http";
import { listen, type Listening } from "@wordlehint/test-servers";

/** A stand-in for the content lake: an HTTP server that responds to every query with the site's settings. */
export type FakeLake = Listening & {
  /** Null for content without settings. */
  settings: object | null;
  /** Responds with 503. */
  isBroken: boolean;
  /** Every query so far, including held ones. */
  queries: URL[];
  /** Holds responses back from now on, until the returned function is called. */
  hold(): () => void;
  /** Starts again after a stop, on the same port. */
  start(): Promise<void>;
};

export async function startLake(settings: object | null): Promise<FakeLake> {
  let held: Promise<undefined> | undefined;
  const serve = (port?: number) =>
    listen(
      createServer((req, res) => {
        lake.queries.push(new URL(req.url ?? "/", "http://lake"));
        void (async () => {
          await held;
          const body = lake.isBroken ? { error: "fault" } : { result: lake.settings, ms: 1 };
          res.writeHead(lake.isBroken ? 503 : 200, { "content-type": "application/json" });
          res.end(JSON.stringify(body));
        })();
      }),
      port,
    );
  const { port, url, stop } = await serve();
  const lake: FakeLake = {
    port,
    url,
    stop,
    settings,
    isBroken: false,
    queries: [],
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held = promise;
      return () => {
        held = undefined;
        resolve(undefined);
      };
    },
    start: async () => {
      lake.stop = (await serve(port)).stop;
    },
  };
  return lake;
}
