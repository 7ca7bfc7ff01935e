import * as z from "zod/mini";
import { personalDataParamsSchema } from "./account.ts";
import { defineRoute } from "./route.ts";

/**
 * `GET /internal/personal-data/:userId`: what a service knows about a person, for the export of the person's data. Each
 * service that stores something about people serves this route and has it among its routes in the table of services;
 * auth finds it there.
 */
export const personalDataContract = defineRoute({
  method: "get",
  path: "/internal/personal-data/:userId",
  callers: ["auth"],
  summary: "Everything that the service stores about a person",
  params: personalDataParamsSchema,
  response: {
    status: 200,
    description: "The service's part of the person's data",
    body: z.object({ data: z.unknown() }),
  },
  errors: ["unauthorized", "unavailable"],
});
