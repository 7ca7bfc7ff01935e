import { personalDataContract } from "@wordlehint/contracts";
import { requireService, route, type Route } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { failedGuesses } from "../store/result-model.ts";

/** A player's results, for the export of the player's data. */
export function getPersonalData({ results, config }: Context): Route {
  return route(
    personalDataContract,
    async ({ params }) => {
      const all = await results.listAll(params.userId);
      return {
        data: {
          results: all.map(({ date, guesses, changedAt }) => ({ date, ...outcomeOf(guesses), changedAt })),
        },
      };
    },
    [requireService(config.SERVICE_KEY)],
  );
}

function outcomeOf(guesses: number | null) {
  if (guesses === null) return { outcome: "taken back" };
  return guesses === failedGuesses ? { outcome: "failed" } : { outcome: "solved", guesses };
}
