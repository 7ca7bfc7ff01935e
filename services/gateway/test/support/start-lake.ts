import { createHash } from "node:crypto";
import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";

export const readToken = "a token that reads drafts";

/** Stands in for the content store: it responds to queries for preview secrets and for passes of text checks. */
export type FakeLake = FakeServer & {
  /** The valid secrets. */
  secrets: Set<string>;
  /** The authors of the transactions of each valid pass. */
  passes: Map<string, readonly string[]>;
  /** The addresses of users by their ids. */
  addresses: Map<string, string>;
  /** If set, the response to every query. */
  fault: { status: number; body: object } | undefined;
};

export async function startLake(): Promise<FakeLake> {
  const server = await startFakeServer((req, res) => {
    const url = new URL(req.url ?? "/", "http://lake");
    const isAllowed = req.headers.authorization === `Bearer ${readToken}`;
    const [, user] = /^\/v[\w-]+\/users\/(\w+)$/.exec(url.pathname) ?? [];
    if (user !== undefined && isAllowed && !lake.fault) {
      const email = lake.addresses.get(user);
      const profile = email === "" ? { id: user } : { id: user, email };
      res.writeHead(email === undefined ? 404 : 200, { "content-type": "application/json" });
      res.end(JSON.stringify(email === undefined ? missing.body : profile));
      return;
    }
    const isQuery = url.pathname === "/v2025-02-19/data/query/production";
    const authors = isAllowed && !lake.fault ? authorsIn(url) : undefined;
    if (authors) {
      const lines = authors.map((author) => `${JSON.stringify({ id: "t", author })}\n`);
      res.writeHead(200, { "content-type": "application/x-ndjson" }).end(lines.join(""));
      return;
    }
    const { status, body } = lake.fault ?? (!isAllowed ? refused : !isQuery ? missing : found(url));
    res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const hashOf = (pass: string) => createHash("sha256").update(pass).digest("hex");
  const authorsIn = ({ pathname }: URL) => {
    const [, hash] =
      /^\/v2025-02-19\/data\/history\/production\/transactions\/drafts\.(\w+)$/.exec(pathname) ?? [];
    return [...lake.passes].find(([pass]) => hashOf(pass) === hash)?.[1];
  };
  const found = (url: URL) => {
    const hash = url.searchParams.get("$hash");
    if (hash !== null) {
      const sought = JSON.parse(hash) as string;
      const isThere = [...lake.passes.keys()].some((pass) => hashOf(pass) === sought);
      return { status: 200, body: { result: isThere ? [`drafts.${sought}`] : [], ms: 1 } };
    }
    const secret = JSON.parse(url.searchParams.get("$secret") ?? '""') as string;
    const document = {
      _id: "drafts.s",
      _updatedAt: new Date().toISOString(),
      secret,
      studioUrl: "http://studio",
    };
    const result = { private: lake.secrets.has(secret) ? document : null, public: null };
    return { status: 200, body: { result, ms: 1 } };
  };
  const lake: FakeLake = Object.assign(server, {
    secrets: new Set<string>(),
    passes: new Map<string, readonly string[]>(),
    addresses: new Map<string, string>(),
    fault: undefined,
  });
  return lake;
}

const refused = {
  status: 401,
  body: { statusCode: 401, error: "Unauthorized", message: "Session not found" },
};
const missing = { status: 404, body: { statusCode: 404, error: "Not Found", message: "Resource not found" } };
