import { exportUserContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { exportPersonalData } from "../actions/export-personal-data.ts";
import type { Context } from "../context.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** `GET /api/user/export` */
export function getUserExport(context: Context): Route {
  return route(
    exportUserContract,
    async (_input, { req, res }) => {
      const data = await exportPersonalData(context, playerOf(req).account);
      res.set("Content-Disposition", 'attachment; filename="wordlehint-data.json"');
      return data;
    },
    [requirePlayer(context)],
  );
}
