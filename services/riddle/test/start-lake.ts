import { startFakeServer, type FakeServer } from "@wordlehint/local/test-servers";

/** Content that holds the site's settings and answers queries with them, over real HTTP. */
export type FakeLake = FakeServer & {
  /** Null for content without settings. */
  settings: object | null;
  isBroken: boolean;
};

export async function startLake(settings: object | null): Promise<FakeLake> {
  const server = await startFakeServer((_req, res) => {
    const body = lake.isBroken ? { error: "fault" } : { result: lake.settings, ms: 1 };
    res.writeHead(lake.isBroken ? 503 : 200, { "content-type": "application/json" });
    res.end(JSON.stringify(body));
  });
  const lake: FakeLake = Object.assign(server, { settings, isBroken: false });
  return lake;
}
