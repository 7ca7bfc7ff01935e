import { getInvoicesContract } from "@wordlehint/contracts/routes/billing-routes";
import { playerOf, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import { listInvoices } from "../actions/list-invoices.ts";
import type { Context } from "../context.ts";
import { asksProvider } from "./limit-provider-requests.ts";

/** `GET /api/billing/invoices` */
export function getInvoices(context: Context, players: PlayerAccess): Route {
  return route(
    getInvoicesContract,
    ({ query }, { req }) => listInvoices(context, playerOf(req).userId, query.before),
    asksProvider(context, players),
  );
}
