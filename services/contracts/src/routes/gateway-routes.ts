import * as z from "zod/mini";
import { defineRoute } from "../route.ts";

const description = (name: string) => ({
  status: 200 as const,
  description: `The ${name} document`,
  body: z.record(z.string(), z.unknown()),
});

/** `GET /api/openapi.json`: this API. */
export const getOpenApiContract = defineRoute({
  method: "get",
  path: "/api/openapi.json",
  summary: "This API, as OpenAPI 3.1",
  response: description("OpenAPI"),
  errors: [],
});

/** `GET /api/asyncapi.json`: the events on the bus. */
export const getAsyncApiContract = defineRoute({
  method: "get",
  path: "/api/asyncapi.json",
  summary: "The events on the bus, as AsyncAPI 3.0",
  response: description("AsyncAPI"),
  errors: [],
});

/** The gateway's own routes. */
export const gatewayRoutes = [getOpenApiContract, getAsyncApiContract] as const;
