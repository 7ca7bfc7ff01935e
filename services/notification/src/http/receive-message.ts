import { contactContract } from "@wordlehint/contracts/routes/notification-routes";
import { route, type Route } from "@wordlehint/runtime";
import { receiveMessage } from "../actions/receive-message.ts";
import type { Context } from "../context.ts";
import { networkOf } from "./visitor.ts";

/** `POST /api/contact` */
export function postContact(context: Context): Route {
  return route(contactContract, async ({ body }, { req }) => {
    // A program has filled in the field that people don't see.
    if (!body.website) await receiveMessage(context, { ...body, network: networkOf(req, context) });
    return undefined;
  });
}
