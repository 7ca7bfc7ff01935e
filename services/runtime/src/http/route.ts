import { isDeepStrictEqual } from "node:util";
import type { RouteContract } from "@wordlehint/contracts";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import * as z from "zod";
import { isTest } from "../config.ts";
import { DomainError } from "../domain-error.ts";
import { parseInput } from "../parse-input.ts";

type Output<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

/** The input of a route's handler, parsed by the contract's schemas. */
export type RouteInput<C extends RouteContract> = {
  params: Output<C["params"]>;
  query: Output<C["query"]>;
  body: C["rawBody"] extends true
    ? Buffer
    : Output<C["body"]> | (C["isBodyOptional"] extends true ? undefined : never);
};

/** The result of a handler: the JSON body, or undefined. */
export type RouteResult<C extends RouteContract> =
  C["response"] extends Readonly<{ body: infer S extends z.core.$ZodType }>
    ? z.input<S> | undefined
    : undefined;

/** The request and response of Express, for headers, cookies and redirects. */
export type Exchange = { req: Request; res: Response };

/** A declared route with its handlers, for `startService`. */
export type Route = { contract: RouteContract; handlers: readonly RequestHandler[] };

/** A handler that has responded itself returns undefined, as does one whose contract has no body. */
export type Handler<C extends RouteContract> = (
  input: RouteInput<C>,
  exchange: Exchange,
) => RouteResult<C> | Promise<RouteResult<C>>;

const defaultMaxBodyBytes = 16 * 1024;

/**
 * Serves a declared route: what comes in is parsed by the contract's schemas and refused with problem details
 * when it is malformed; what `handle` returns is sent as JSON. In tests, a body that breaks the contract or has
 * more in it fails the request. Routes between services are served by `internalRoute`.
 * @param before middleware that runs before the body is read, such as rate limits and sign-in
 */
export function route<const C extends RouteContract & { callers?: undefined }>(
  contract: C,
  handle: Handler<C>,
  before: readonly RequestHandler[] = [],
): Route {
  return contractRoute(contract, handle, before);
}

/** Serves a declared route after the middleware that decides who may call it. */
export function contractRoute<const C extends RouteContract>(
  contract: C,
  handle: Handler<C>,
  before: readonly RequestHandler[],
): Route {
  const respond: RequestHandler = async (req, res) => {
    const input = readInput(contract, req);
    const result = await handle(input, { req, res });
    if (res.headersSent) return;
    res.status(contract.response.status);
    if (!res.hasHeader("Cache-Control")) res.set("Cache-Control", "no-store");
    if (contract.response.body) res.type("json").send(responseJson(contract, result));
    else res.end();
  };
  return { contract, handlers: [...before, ...bodyParser(contract), respond] };
}

/** The JSON of a response body. In tests it throws when the body breaks its contract or has more in it. */
export function responseJson({ response, method, path }: RouteContract, body: unknown): string {
  const json = JSON.stringify(body);
  if (isTest && response.body) {
    const sent: unknown = JSON.parse(json);
    const declared: unknown = z.parse(response.body, sent);
    if (!isDeepStrictEqual(declared, sent))
      throw new Error(`${method} ${path} responds with fields that its contract doesn't have`);
  }
  return json;
}

/** Registers routes. A path that is asked by another method than it has responds with 405. */
export function mountRoutes(app: Express, routes: readonly Route[]): void {
  const methods = new Map<string, string[]>();
  for (const { contract, handlers } of routes) {
    const { method, path } = contract;
    app[method](path, ...handlers);
    methods.set(path, [...(methods.get(path) ?? []), ...(method === "get" ? ["GET", "HEAD"] : [method])]);
  }
  for (const [path, allowed] of methods) app.all(path, methodNotAllowed(allowed.join(", ").toUpperCase()));
}

function methodNotAllowed(allowed: string): RequestHandler {
  return (_req, res) => {
    res.set("Allow", allowed);
    throw new DomainError("method_not_allowed", `This address takes ${allowed} only.`);
  };
}

function readInput<C extends RouteContract>(contract: C, req: Request): RouteInput<C> {
  const { params, query, body, rawBody, isBodyOptional = false } = contract;
  const sent: unknown = req.body;
  return {
    params: params && parseInput(params, req.params),
    query: query && parseInput(query, req.query),
    // Express sets no body when none was sent.
    body: rawBody
      ? (sent ?? Buffer.alloc(0))
      : body && (isBodyOptional && sent === undefined ? undefined : parseInput(body, sent)),
  } as RouteInput<C>;
}

function bodyParser(contract: RouteContract) {
  const { body, rawBody, isBodyOptional = false, maxBodyBytes: limit = defaultMaxBodyBytes } = contract;
  if (!body) return [];
  if (rawBody) return [express.raw({ limit, type: () => true })];
  return [jsonOnly(isBodyOptional), express.json({ limit })];
}

const jsonOnly =
  (isOptional: boolean): RequestHandler =>
  (req, _res, next) => {
    if (!(isOptional && hasNoBody(req)) && !req.is("json"))
      throw new DomainError("unsupported_media_type", "Send the body as application/json.");
    next();
  };

const hasNoBody = ({ headers }: Request): boolean =>
  headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
