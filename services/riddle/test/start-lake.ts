import { createServer } from "node:http";
import { listen, type Listening } from "@wordlehint/local/test-servers";

/** Content that holds the site's settings and answers queries with them, over real HTTP. */
export type FakeLake = Listening & {
  /** Null for content without settings. */
  settings: object | null;
  isBroken: boolean;
  queries: URL[];
  /** Starts again after a stop, on the same port. */
  start(): Promise<void>;
};

export async function startLake(settings: object | null): Promise<FakeLake> {
  const serve = (port?: number) =>
    listen(
      createServer((req, res) => {
        const url = new URL(req.url ?? "/", "http://lake");
        lake.queries.push(url);
        const body = lake.isBroken ? { error: "fault" } : { result: lake.settings, ms: 1 };
        res.writeHead(lake.isBroken ? 503 : 200, { "content-type": "application/json" });
        res.end(JSON.stringify(body));
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
    start: async () => {
      lake.stop = (await serve(port)).stop;
    },
  };
  return lake;
}
