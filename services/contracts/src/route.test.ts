import * as z from "zod/mini";
import { commonErrors, defineRoute, type RouteContract } from "./route.ts";

const route = (takes: Partial<RouteContract>): RouteContract =>
  defineRoute({
    method: "post",
    path: "/things",
    summary: "Adds a thing",
    response: { status: 204, description: "Added" },
    errors: [],
    ...takes,
    callers: undefined,
  });
const schema = z.object({});

describe("a route", () => {
  it("that takes nothing can only fail by itself", () => {
    expect(commonErrors(route({}))).toEqual(["internal_error"]);
  });

  it.each(["params", "query"] as const)("that takes %s can refuse them", (part) => {
    expect(commonErrors(route({ [part]: schema }))).toEqual(["invalid_input", "internal_error"]);
  });

  it("that takes a body can refuse its size and its type, too", () => {
    expect(commonErrors(route({ body: schema }))).toEqual([
      "invalid_input",
      "payload_too_large",
      "unsupported_media_type",
      "internal_error",
    ]);
  });
});
