import { exportUserContract } from "@wordlehint/contracts/routes/auth-routes";
import { route, type Route } from "@wordlehint/runtime";
import { exportPersonalData } from "../actions/export-personal-data.ts";
import type { Context } from "../context.ts";
import { originOf } from "./origin-of.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** Sends the player a file with everything that the services store about them. */
export function getUserExportRoute(context: Context): Route {
  return route(
    exportUserContract,
    async (_input, { req, res }) => {
      const { account } = playerOf(req);
      const { network } = originOf(req, context.config);
      const data = await exportPersonalData(context, { account, network });
      res.set("Content-Disposition", 'attachment; filename="wordlehint-data.json"');
      return data;
    },
    [requirePlayer(context)],
  );
}
