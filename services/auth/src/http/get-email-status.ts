import { getEmailStatusContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { emailStatusOf } from "../domain/email-status.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** Tells whether the player's address is confirmed, and which one is to replace it. */
export function getEmailStatusRoute(context: Context): Route {
  return route(
    getEmailStatusContract,
    (_input, { req }) => emailStatusOf(playerOf(req).account, context.now()),
    [requirePlayer(context)],
  );
}
