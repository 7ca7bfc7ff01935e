import {
  commonErrors,
  errorStatus,
  problemSchema,
  type ErrorCode,
  type RouteContract,
} from "@wordlehint/contracts";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";

/**
 * The OpenAPI 3.1 document of declared routes. Those that the gateway never forwards are marked `x-internal`.
 * @param api the routes by the service that serves them
 */
export function describeApi(api: Readonly<Record<string, readonly RouteContract[]>>, origin: string) {
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "WordleHint",
      version: "1.0.0",
      description:
        "The HTTP API of the site. Every error is a problem (RFC 9457) with a stable `code` and a `message` for people.",
    },
    servers: [{ url: origin }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths: pathsOf(api),
    components: { schemas: { Problem: problemSchema }, securitySchemes },
  });
}

/** The bearer tokens of the routes for players, and of those for services. */
const securitySchemes = {
  player: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The token that a sign-in responds with.",
  },
  service: {
    type: "http",
    scheme: "bearer",
    description: "The key of the calls from one service to another.",
  },
} as const;

function pathsOf(api: Readonly<Record<string, readonly RouteContract[]>>): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [service, routes] of Object.entries(api)) {
    for (const contract of routes) {
      const path = openApiPath(contract.path);
      paths[path] = { ...paths[path], [contract.method]: operationOf(contract, service) };
    }
  }
  return paths;
}

/** `/sessions/:id` and `/social/*path` as OpenAPI writes them: `/sessions/{id}`, `/social/{path}`. */
export function openApiPath(path: string): string {
  return path.replaceAll(/[:*](\w+)/g, "{$1}");
}

function operationOf(contract: RouteContract, service: string): ZodOpenApiOperationObject {
  const { summary, params, query, body, isBodyOptional = false } = contract;
  const requestParams = { ...(params && { path: params }), ...(query && { query }) };
  return {
    tags: [service],
    summary,
    ...(contract.callers && { "x-internal": true, security: [{ service: [] }] }),
    ...(contract.auth && { security: [{ [contract.auth]: [] }] }),
    requestParams: requestParams as NonNullable<ZodOpenApiOperationObject["requestParams"]>,
    ...(body && {
      requestBody: { required: !isBodyOptional, content: { "application/json": { schema: body } } },
    }),
    responses: {
      ...successOf(contract),
      ...errorsOf([...contract.errors, ...gatewayErrors(contract), ...commonErrors(contract)]),
    },
  };
}

/** Returns the errors of the gateway's own limit on a client's concurrent requests. */
const gatewayErrors = ({ path }: RouteContract): ErrorCode[] =>
  path.startsWith("/api/") ? ["too_many_requests"] : [];

function successOf({ response }: RouteContract): ZodOpenApiResponsesObject {
  const { status, description, body, mediaType } = response;
  const content = body
    ? { "application/json": { schema: body } }
    : mediaType && { [mediaType]: { schema: { type: "string" as const, format: "binary" } } };
  return { [`${status}`]: { description, ...(content && { content }) } };
}

/** One response per status; its description names the codes that it can have. */
function errorsOf(codes: readonly ErrorCode[]): ZodOpenApiResponsesObject {
  const byStatus = Object.groupBy(new Set(codes), (code) => errorStatus[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\``).join(", "),
        content: { "application/problem+json": { schema: problemSchema } },
      },
    ]),
  );
}
