import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler, type RequestHandler, type Response, type Router } from "express";
import { isOwnHost } from "@wordlehint/contracts/own-host";
import { HttpError } from "./http-error.ts";

export type RunningServer = { url: string; port: number; close(): Promise<void> };

/** Options for `startServer`. */
export type ServerOptions = {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** Host names that the server may be addressed by, beside `localhost` and IP addresses. */
  ownHosts: ReadonlySet<string>;
  /** Makes the routes, once the server's address is known. A request's body is its text. */
  routes: (url: string) => Router;
  /** Responds to an error in the form that the imitated API has for it. */
  sendError: (res: Response, error: Error & { status: number }) => void;
};

/** Starts the HTTP server of a stand-in. It reports that it is ready at `/readyz`. */
export async function startServer({
  host,
  port: askedPort,
  ownHosts,
  routes,
  sendError,
}: ServerOptions): Promise<RunningServer> {
  const app = express();
  app.disable("x-powered-by").disable("etag");
  const server = createServer(app).listen(askedPort, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://${host}:${port}`;
  app.use(
    requireOwnHost(ownHosts),
    express.text({ type: () => true, limit: "1mb" }),
    useEmptyBody,
    express.Router().get("/readyz", (_req, res) => void res.type("text").send("ok")),
    routes(url),
    () => {
      throw new HttpError(404, "Not found");
    },
    respondToErrors(sendError),
  );
  return {
    url,
    port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Refuses requests by pages of other sites, which must not change anything here. */
export const requireSameSite: RequestHandler = ({ headers: { origin, host } }, _res, next) => {
  if (origin !== undefined && URL.parse(origin)?.host !== host)
    throw new HttpError(403, "Other sites may not change anything here");
  next();
};

/** Prevents DNS rebinding. */
function requireOwnHost(ownHosts: ReadonlySet<string>): RequestHandler {
  return (req, _res, next) => {
    if (!isOwnHost(req.headers.host, ownHosts))
      throw new HttpError(400, "This server has another name than the request's.");
    next();
  };
}

/** Express leaves the body of a request that has none undefined. */
const useEmptyBody: RequestHandler = (req, _res, next) => {
  req.body ??= "";
  next();
};

function respondToErrors(sendError: ServerOptions["sendError"]): ErrorRequestHandler {
  return (error: unknown, _req, res, _next) => {
    if (!hasStatus(error)) console.error(error);
    if (res.headersSent) res.destroy();
    else sendError(res, hasStatus(error) ? error : new HttpError(500, String(error)));
  };
}

function hasStatus(error: unknown): error is Error & { status: number } {
  return error instanceof Error && "status" in error && typeof error.status === "number";
}
