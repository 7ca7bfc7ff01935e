import { createServer, type IncomingHttpHeaders } from "node:http";
import { listen, type Listening } from "@wordlehint/local/test-servers";

export const readToken = "a token that reads drafts";

/** Content that knows preview secrets and answers the queries about them, over real HTTP. */
export type FakeLake = Listening & {
  secrets: Set<string>;
  /** All queries, in the order in which they came. */
  queries: { url: URL; headers: IncomingHttpHeaders }[];
  /** What every query is answered with instead. */
  fault: { status: number; body: object } | undefined;
};

export async function startLake(): Promise<FakeLake> {
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? "/", "http://lake");
    lake.queries.push({ url, headers: req.headers });
    const isAllowed = req.headers.authorization === `Bearer ${readToken}`;
    const isQuery = url.pathname === "/v2025-02-19/data/query/production";
    const { status, body } =
      lake.fault ??
      (!isAllowed ? refused : !isQuery ? missing : { status: 200, body: { result: answer(url), ms: 1 } });
    res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const answer = (url: URL) => {
    const secret = JSON.parse(url.searchParams.get("$secret") ?? '""') as string;
    const found = {
      _id: "drafts.s",
      _updatedAt: new Date().toISOString(),
      secret,
      studioUrl: "http://studio",
    };
    return { private: lake.secrets.has(secret) ? found : null, public: null };
  };
  const lake: FakeLake = {
    secrets: new Set(),
    queries: [],
    fault: undefined,
    ...(await listen(server)),
  };
  return lake;
}

const refused = {
  status: 401,
  body: { statusCode: 401, error: "Unauthorized", message: "Session not found" },
};
const missing = { status: 404, body: { statusCode: 404, error: "Not Found", message: "Resource not found" } };
