import type { RequestOf, ResponseOf, RouteContract } from "@wordlehint/contracts";
import type { ApiRequest } from "./base-query.ts";

/** The parts of a request to a route, and options of the request. */
type Parts<R extends RouteContract> = RequestOf<R> & Omit<ApiRequest, "url" | "method" | "params" | "body">;

/** The definition of an endpoint that sends `Arg` to a route. RTK Query parses the response by the route's schema. */
type Endpoint<R extends RouteContract, Arg> = { query: (arg: Arg) => ApiRequest } & (R["response"] extends {
  body: infer Schema;
}
  ? { responseSchema: Schema }
  : object);

/** Returns a request to a declared route. */
export function requestTo<R extends RouteContract>(contract: R, parts: Parts<R>): ApiRequest {
  const {
    params = {},
    query,
    ...others
  } = parts as Parts<RouteContract> & {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
  };
  return {
    ...others,
    url: contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "")),
    method: contract.method.toUpperCase(),
    ...(query && { params: query }),
  };
}

/** Returns the definition of an endpoint that calls a declared route with parts made from the endpoint's argument. */
export function endpoint<R extends RouteContract, Arg>(
  contract: R,
  toParts: (arg: Arg) => Parts<R>,
): Endpoint<R, Arg>;
/** Returns the definition of an endpoint that calls a declared route, always with the same parts. */
export function endpoint<R extends RouteContract>(contract: R, parts?: Parts<R>): Endpoint<R, void>;
export function endpoint<R extends RouteContract, Arg>(
  contract: R,
  parts: Parts<R> | ((arg: Arg) => Parts<R>) = {} as Parts<R>,
): Endpoint<R, Arg> {
  const schema = contract.response.body;
  return {
    query: (arg: Arg) => requestTo(contract, typeof parts === "function" ? parts(arg) : parts),
    ...(schema && { responseSchema: schema }),
  } as Endpoint<R, Arg>;
}

/** Like {@link endpoint}, for a route of whose response the site keeps only what `transform` returns. */
export function transformedEndpoint<R extends RouteContract, Arg, Kept>(
  contract: R,
  toParts: (arg: Arg) => Parts<R>,
  transform: (response: ResponseOf<R>) => Kept,
): {
  query: (arg: Arg) => ApiRequest;
  rawResponseSchema: R["response"]["body"];
  transformResponse: typeof transform;
} {
  return {
    query: (arg) => requestTo(contract, toParts(arg)),
    rawResponseSchema: contract.response.body as R["response"]["body"],
    transformResponse: transform,
  };
}
