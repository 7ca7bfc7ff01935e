import {
  endOtherSessionsContract,
  endSessionContract,
  getSessionsContract,
} from "@wordlehint/contracts/routes/auth-routes";
import { DomainError, route, type Route } from "@wordlehint/runtime";
import { endOtherSessions } from "../actions/end-other-sessions.ts";
import { endSession } from "../actions/end-session.ts";
import type { Context } from "../context.ts";
import { playerOf, requirePlayer } from "./require-player.ts";

/** Where a player is signed in, and how to end that. */
export function sessionRoutes(context: Context): Route[] {
  const { sessions, now } = context;
  const before = [requirePlayer(context)];

  const list = route(
    getSessionsContract,
    async (_input, { req }) => {
      const { account, session: current } = playerOf(req);
      const open = await sessions.listOpen(account, now());
      return open.map(({ id, createdAt, lastSeenAt, device }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        device,
        current: id === current.id,
      }));
    },
    before,
  );

  const end = route(
    endSessionContract,
    async ({ params: { id } }, { req }) => {
      const userId = playerOf(req).account.id;
      if (await endSession(context, { id, userId })) return undefined;
      // Ending a session twice, such as by a second click, is no error.
      if ((await sessions.find(id))?.userId === userId) return undefined;
      throw new DomainError("not_found", "There is no such session.");
    },
    before,
  );

  const endOthers = route(
    endOtherSessionsContract,
    async (_input, { req }) => {
      await endOtherSessions(context, playerOf(req));
      return undefined;
    },
    before,
  );
  return [list, end, endOthers];
}
