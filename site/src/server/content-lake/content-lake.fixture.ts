import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface Question {
  query: string;
  params: Record<string, unknown>;
  options: Record<string, string>;
  headers: IncomingHttpHeaders;
}

/** The fixture's reply to a query: a result, or a status to fail with. */
type Answer = (question: Question) => { result: unknown; syncTags?: string[] } | { status: number };

/** A content lake whose replies a test sets, and that records its queries. */
export interface LakeStandIn {
  asked: Question[];
  answer: Answer;
  close: () => Promise<void>;
}

/**
 * Starts the fixture and points the process's `SANITY_API_HOST` at it. Call it before anything fetches
 * content.
 */
export async function startLake(): Promise<LakeStandIn> {
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://lake.invalid");
    const entries = [...searchParams];
    const question = {
      query: searchParams.get("query") ?? "",
      params: Object.fromEntries(
        entries.flatMap(([name, value]) =>
          name.startsWith("$") ? [[name.slice(1), JSON.parse(value)]] : [],
        ),
      ) as Record<string, unknown>,
      options: Object.fromEntries(entries.filter(([name]) => !name.startsWith("$") && name !== "query")),
      headers: req.headers,
    };
    lake.asked.push(question);
    const isQuery = pathname === "/v2025-02-19/data/query/production";
    const answer = isQuery ? lake.answer(question) : { status: 404 };
    const status = "status" in answer ? answer.status : 200;
    res.writeHead(status, { "Content-Type": "application/json" });
    res.end(JSON.stringify(status === 200 ? { ms: 1, ...answer } : { error: { description: "Not now" } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.SANITY_API_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lake: LakeStandIn = {
    asked: [],
    answer: () => ({ status: 503 }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return lake;
}
