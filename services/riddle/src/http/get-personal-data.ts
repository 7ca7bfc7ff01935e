import { personalDataContract } from "@wordlehint/contracts";
import { internalRoute, type Route } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { failedGuesses } from "../store/result-model.ts";

/** A player's results, for the export of the player's data. */
export function getPersonalDataRoute({ results, config, log }: Context): Route {
  const callKeys = { auth: config.AUTH_TO_RIDDLE_KEY };
  return internalRoute(personalDataContract, { callKeys, log }, async ({ params }) => {
    const all = await results.listAll(params.userId);
    return {
      data: {
        results: all.map(({ date, guesses, helped, changedAt }) => ({
          date,
          ...outcomeOf(guesses),
          ...(helped && { helped }),
          changedAt,
        })),
      },
    };
  });
}

function outcomeOf(guesses: number | null) {
  if (guesses === null) return { outcome: "taken back" };
  return guesses === failedGuesses ? { outcome: "failed" } : { outcome: "solved", guesses };
}
