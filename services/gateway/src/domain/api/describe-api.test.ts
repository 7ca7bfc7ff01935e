import { Validator } from "@seriousme/openapi-schema-validator";
import { defineRoute } from "@wordlehint/contracts";
import { api } from "@wordlehint/contracts/services";
import * as z from "zod";
import { describeApi, openApiPath } from "./describe-api.ts";

const origin = "https://example.org";

it("is valid OpenAPI 3.1, by a public validator", async () => {
  const validator = new Validator();
  const result = await validator.validate({ ...describeApi(api, origin) });
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

it("names the address of the API, and the services by which its routes are grouped", () => {
  expect(describeApi({ things: [], others: [] }, origin)).toMatchObject({
    servers: [{ url: origin }],
    tags: [{ name: "things" }, { name: "others" }],
  });
});

it("names all codes that a status can have", () => {
  const contract = defineRoute({
    method: "post",
    path: "/things",
    summary: "Adds a thing",
    response: { status: 204, description: "Added" },
    errors: ["conflict", "invalid_input", "conflict"],
  });
  const responses = describeApi({ things: [contract] }, origin).paths?.["/things"]?.post?.responses;
  expect(responses?.["409"]).toMatchObject({ description: "`conflict`" });
  expect(responses?.["204"]).toEqual({ description: "Added" });
});

it("describes every declared route, by its method and path", () => {
  const { paths = {} } = describeApi(api, origin);
  for (const routes of Object.values(api)) {
    for (const { method, path, summary } of routes)
      expect(paths[openApiPath(path)]?.[method]).toMatchObject({ summary });
  }
});

it("marks the routes that only other services can call", () => {
  const { paths = {} } = describeApi(api, origin);
  expect(paths["/internal/check-text"]?.post).toMatchObject({ "x-internal": true });
  expect(paths["/api/riddle/latest"]?.get).not.toHaveProperty("x-internal");
});

it("says of every public route that too many requests at once are refused", () => {
  const { paths = {} } = describeApi(api, origin);
  expect(paths["/api/riddle/latest"]?.get?.responses).toHaveProperty("429");
  expect(paths["/internal/check-text"]?.post?.responses).not.toHaveProperty("429");
});

it("says which routes take a bearer token, and whose", () => {
  const { paths = {}, components } = describeApi(api, origin);
  expect(paths["/api/user"]?.get).toMatchObject({ security: [{ player: [] }] });
  expect(paths["/internal/revocations"]?.get).toMatchObject({ security: [{ service: [] }] });
  expect(paths["/api/riddle/latest"]?.get).not.toHaveProperty("security");
  expect(components?.securitySchemes).toMatchObject({ player: { scheme: "bearer", bearerFormat: "JWT" } });
});

it("describes what a route takes, responds with, and how it can fail", () => {
  const contract = defineRoute({
    method: "put",
    path: "/things/:id",
    summary: "Replaces a thing",
    params: z.object({ id: z.string() }),
    query: z.object({ dry: z.optional(z.enum(["yes"])) }),
    body: z.object({ name: z.string() }),
    response: { status: 200, description: "The thing", body: z.object({ id: z.string(), name: z.string() }) },
    errors: ["not_found", "conflict"],
  });
  const operation = describeApi({ things: [contract] }, origin).paths?.["/things/{id}"]?.put;
  expect(operation).toMatchObject({
    tags: ["things"],
    parameters: [
      { in: "path", name: "id", required: true },
      { in: "query", name: "dry" },
    ],
    requestBody: { required: true, content: { "application/json": { schema: { required: ["name"] } } } },
    responses: {
      "200": { content: { "application/json": { schema: { required: ["id", "name"] } } } },
      "404": {
        description: "`not_found`",
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  });
  expect(operation?.responses?.["413"]).toMatchObject({ description: "`payload_too_large`" });
  expect(Object.keys(operation?.responses ?? {})).toEqual(["200", "400", "404", "409", "413", "415", "500"]);
});

it("describes a response that isn't JSON by its media type", () => {
  const contract = defineRoute({
    method: "get",
    path: "/images/*path",
    summary: "An image",
    params: z.object({ path: z.array(z.string()) }),
    response: { status: 200, description: "The image", mediaType: "image/png" },
    errors: [],
  });
  const responses = describeApi({ images: [contract] }, origin).paths?.["/images/{path}"]?.get?.responses;
  expect(responses?.["200"]).toMatchObject({ content: { "image/png": { schema: { format: "binary" } } } });
});
