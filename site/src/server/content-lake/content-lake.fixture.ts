import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface Question {
  query: string;
  params: Record<string, unknown>;
  options: Record<string, string>;
  headers: IncomingHttpHeaders;
}

/** What the stand-in says to a question: a result, or a status with which it fails. */
type Answer = (question: Question) => { result: unknown; syncTags?: string[] } | { status: number };

/** A content lake that answers as the test says, and remembers what it was asked. */
export interface LakeStandIn {
  asked: Question[];
  answer: Answer;
  close: () => Promise<void>;
}

/** Starts one, and points `SANITY_API_HOST` of the process at it: do so before anything asks for content. */
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
