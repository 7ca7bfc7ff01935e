import { createQuarantine } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** Removes the results of a player whose account is gone. Events may arrive twice. */
export function onUserDeleted({ bus, mongo, results, now }: Context): void {
  bus.consume({
    durable: "riddle",
    types: ["user.deleted"],
    quarantine: createQuarantine(mongo.connection),
    handle: ({ data }) => results.erase(data.userId, now()),
  });
}
