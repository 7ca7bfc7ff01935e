import type * as z from "zod/mini";
import type { ErrorCode } from "./error-status.ts";

/** The successful response of a route. */
export type ResponseContract = {
  status: 200 | 201 | 202 | 204 | 302 | 303 | 307;
  /** Text of the API's description. */
  description: string;
  /** Schema of a JSON body. */
  body?: z.core.$ZodType;
  /** Media type of a body that isn't JSON, such as `image/png`. */
  mediaType?: string;
};

/** One route of the HTTP API: what it takes, what it responds with, and how it can fail. */
export type RouteContract = {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** As Express writes it: `/api/auth/sessions/:id`. Paths below `/internal` are for services; see {@link InternalContract}. */
  path: `/${string}`;
  /** One line for the API's description. */
  summary: string;
  /** The kind of caller whose bearer token the route requires. */
  auth?: "player";
  /** Names of the services that may call it, each by a key of its own. */
  callers?: Callers | undefined;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  /** Schema of a JSON body. A route without one takes no body. */
  body?: z.core.$ZodType;
  /** True if the body may be left out. */
  isBodyOptional?: boolean;
  /** 16 KiB by default. */
  maxBodyBytes?: number;
  /** The handler is given the body's bytes, such as to check a signature, and parses them itself. */
  rawBody?: boolean;
  response: ResponseContract;
  /** Codes of the errors that are this route's own; {@link commonErrors} has those of every route. */
  errors: readonly ErrorCode[];
};

type Callers = readonly [string, ...string[]];

/** A route between services, which the gateway never forwards. */
export type InternalContract = RouteContract & { path: `/internal/${string}`; callers: Callers };

/** Routes below `/internal` have callers, and no others. */
type CallersIfInternal<R extends RouteContract> = R["path"] extends `/internal/${string}`
  ? { callers: Callers }
  : { callers?: undefined };

/** Declares a route and keeps the exact types of its schemas. */
export function defineRoute<const R extends RouteContract>(contract: R & CallersIfInternal<R>): R {
  return contract;
}

/** The parts of a request to a route, before they are parsed. */
export type RequestOf<R extends RouteContract> = {
  [Part in "params" | "query" as R[Part] extends z.core.$ZodType ? Part : never]: z.input<R[Part]>;
} & (R["body"] extends z.core.$ZodType
  ? R["isBodyOptional"] extends true
    ? { body?: z.input<R["body"]> }
    : { body: z.input<R["body"]> }
  : object);

/** The parsed body of a route's response. */
export type ResponseOf<R extends RouteContract> = R["response"] extends {
  body: infer S extends z.core.$ZodType;
}
  ? z.output<S>
  : undefined;

/** Codes that a route may respond with for what it takes, besides its own. */
export function commonErrors({ body, params, query }: RouteContract): ErrorCode[] {
  return [
    ...(body || params || query ? (["invalid_input"] as const) : []),
    ...(body ? (["payload_too_large", "unsupported_media_type"] as const) : []),
    "internal_error",
  ];
}
