import { createServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import { listen } from "@wordlehint/test-servers";
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from "express";
import { closeAll, closeLater } from "../../../test/support/close-later.ts";
import { LakeError } from "../../domain/lake-error.ts";
import { setRequester } from "../access/requester-of.ts";
import { hasLongBody, takeTurns, type TurnOptions } from "./take-turns.ts";

afterEach(closeAll);

const config = { TRUSTED_PROXY_HOPS: 0 } as Parameters<typeof takeTurns>[0]["config"];
const sendStatus: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  res.sendStatus(error instanceof LakeError ? error.status : 500);
};

/** A server whose requests are answered by hand. Its clients are named in the path. */
async function serverWith(options: TurnOptions) {
  const begun: { path: string; res: Response }[] = [];
  const app = express();
  app.use((req, _res, next) => {
    setRequester(req, { id: req.path.charAt(1), role: "viewer" });
    next();
  });
  const hold: RequestHandler = (req, res) => void begun.push({ path: req.path, res });
  app.use(takeTurns({ config }, options), hold, sendStatus);
  const { url, stop } = await listen(createServer((req, res) => void app(req, res)));
  closeLater(stop);
  const until = async (count: number) => {
    while (begun.length < count) await setImmediate();
    return begun.map(({ path }) => path);
  };
  return { url, begun, until };
}

describe("A client's requests", () => {
  it("wait for their turn beyond a few, and others' don't", async () => {
    const { url, begun, until } = await serverWith({ atOnce: 2 });
    const first = [fetch(`${url}/a1`), fetch(`${url}/a2`)];
    await until(2);
    const third = fetch(`${url}/a3`);
    const other = fetch(`${url}/b1`);
    expect(await until(3)).toContain("/b1");
    begun.find(({ path }) => path === "/a1")?.res.end();
    expect(await until(4)).toContain("/a3");
    for (const { res } of begun) res.end();
    const statuses = (await Promise.all([...first, third, other])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it("leave their turn to the next when their connection ends", async () => {
    const { url, begun, until } = await serverWith({ atOnce: 1 });
    const gone = new AbortController();
    const first = fetch(`${url}/a1`, { signal: gone.signal }).catch(() => undefined);
    await until(1);
    const second = fetch(`${url}/a2`);
    gone.abort();
    await first;
    expect(await until(2)).toEqual(["/a1", "/a2"]);
    begun[1]?.res.end();
    expect((await second).status).toBe(200);
  });

  it("don't wait when they don't count", async () => {
    const { url, begun, until } = await serverWith({ atOnce: 1, concerns: hasLongBody });
    const long = { method: "POST", body: "x".repeat(40_000) };
    const requests = [fetch(`${url}/a1`, long), fetch(`${url}/a2`), fetch(`${url}/a3`)];
    await until(3);
    for (const { res } of begun) res.end();
    await Promise.all(requests);
    const next = fetch(`${url}/a4`, long);
    await until(4);
    begun[3]?.res.end();
    expect((await next).status).toBe(200);
  });
});
