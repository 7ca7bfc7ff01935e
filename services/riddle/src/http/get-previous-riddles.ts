import { getPreviousRiddlesContract as contract } from "@wordlehint/contracts/routes/riddle-routes";
import { route, type Route } from "@wordlehint/runtime";
import { listPreviousRiddles } from "../actions/list-previous-riddles.ts";
import type { Context } from "../context.ts";
import { respondForAll, shortlyFreshMs } from "./respond-for-all.ts";

/** A page of the archive. The header `Link` leads to the one before it. */
export function getPreviousRiddlesRoute(context: Context): Route {
  return route(contract, ({ query }, exchange) => {
    const { riddles, earlierMonth, nextReleaseMs } = listPreviousRiddles(context, query);
    respondForAll(context, exchange, {
      contract,
      body: riddles,
      maxFreshMs: shortlyFreshMs,
      changesAtMs: [nextReleaseMs, ...riddles.map(({ answerAvailableAt }) => Date.parse(answerAvailableAt))],
      ...(earlierMonth !== undefined && { headers: { link: linkTo(earlierMonth, query.tz) } }),
    });
    return undefined;
  });
}

function linkTo(month: string, tz: string | undefined): string {
  const query = new URLSearchParams({ month, ...(tz !== undefined && { tz }) });
  return `<${contract.path}?${query.toString()}>; rel="next"`;
}
