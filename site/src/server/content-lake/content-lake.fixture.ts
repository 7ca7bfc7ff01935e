import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface ReceivedQuery {
  query: string;
  params: Record<string, unknown>;
  options: Record<string, string>;
  headers: IncomingHttpHeaders;
}

/** The fixture's reply to a query: a result, or a status to fail with. */
type Reply = (received: ReceivedQuery) => { result: unknown; syncTags?: string[] } | { status: number };

/** A content lake whose replies a test sets, and that records its queries. */
export interface LakeFixture {
  queries: ReceivedQuery[];
  reply: Reply;
  close: () => Promise<void>;
}

/**
 * Starts the fixture and points the process's `SANITY_API_HOST` at it. Call it before anything fetches
 * content.
 */
export async function startLake(): Promise<LakeFixture> {
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://lake.invalid");
    const entries = [...searchParams];
    const received = {
      query: searchParams.get("query") ?? "",
      params: Object.fromEntries(
        entries.flatMap(([name, value]) =>
          name.startsWith("$") ? [[name.slice(1), JSON.parse(value)]] : [],
        ),
      ) as Record<string, unknown>,
      options: Object.fromEntries(entries.filter(([name]) => !name.startsWith("$") && name !== "query")),
      headers: req.headers,
    };
    lake.queries.push(received);
    const isQuery = pathname === "/v2025-02-19/data/query/production";
    const reply = isQuery ? lake.reply(received) : { status: 404 };
    const status = "status" in reply ? reply.status : 200;
    res.writeHead(status, { "Content-Type": "application/json" });
    res.end(JSON.stringify(status === 200 ? { ms: 1, ...reply } : { error: { description: "Not now" } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.SANITY_API_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lake: LakeFixture = {
    queries: [],
    reply: () => ({ status: 503 }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return lake;
}
