import {
  changeCardContract,
  openPortalContract,
  useCardContract,
} from "@wordlehint/contracts/routes/billing-routes";
import { playerOf, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import { beginCard, useCard } from "../actions/change-card.ts";
import { openPortal } from "../actions/open-portal.ts";
import type { Context } from "../context.ts";
import { asksProvider } from "./limit-provider-requests.ts";

/** Routes by which a signed-in player changes the card, at the provider's page or here. */
export function cardRoutes(context: Context, players: PlayerAccess): Route[] {
  const before = asksProvider(context, players);
  return [
    route(openPortalContract, (_input, { req }) => openPortal(context, playerOf(req).userId), before),
    route(changeCardContract, (_input, { req }) => beginCard(context, playerOf(req).userId), before),
    route(
      useCardContract,
      ({ body }, { req }) => useCard(context, playerOf(req).userId, body.setupIntent),
      before,
    ),
  ];
}
