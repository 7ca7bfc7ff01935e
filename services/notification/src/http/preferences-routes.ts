import {
  changePreferencesContract,
  getPreferencesContract,
} from "@wordlehint/contracts/routes/notification-routes";
import { route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import { changePreferences } from "../actions/change-preferences.ts";
import { readPreferences } from "../actions/read-preferences.ts";
import type { Context } from "../context.ts";
import { requireVisitor, visitorOf } from "./visitor.ts";

/** `GET` and `PUT /api/notifications/preferences` */
export function preferencesRoutes(context: Context, players: PlayerAccess): Route[] {
  const before = [requireVisitor(players)];
  return [
    route(
      getPreferencesContract,
      (_input, { req }) => readPreferences(context, visitorOf(req, context)),
      before,
    ),
    route(
      changePreferencesContract,
      ({ body }, { req }) => changePreferences(context, visitorOf(req, context), body),
      before,
    ),
  ];
}
