import type { Misbehaviour } from "../misbehaviour.ts";
import { HttpError } from "./http-error.ts";
import { json, route, type Route } from "./route.ts";

/** How the server treats mails, and how to change it. */
export function modeRoutes(misbehaviour: Misbehaviour): Route[] {
  return [
    route("GET", "/mode", () => json(misbehaviour.state)),
    route("PUT", "/mode", ({ body }) => {
      try {
        misbehaviour.change(JSON.parse(body));
      } catch (error) {
        throw new HttpError(400, error instanceof Error ? error.message : String(error));
      }
      return json(misbehaviour.state);
    }),
  ];
}
