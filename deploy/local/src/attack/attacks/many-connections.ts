import type { Attack } from "./attack.ts";
import { holdConnection } from "./hold-connection.ts";
import { repeat } from "./repeat.ts";

/** Open more connections than a client may have, and send nothing. */
export const manyConnections: Attack = {
  name: "many connections",
  addresses: 2,
  run: (attacker) => {
    const { site, lake } = attacker.target;
    let count = 0;
    return repeat(attacker, { atOnce: 800, pauseMs: 1000 }, () =>
      holdConnection(attacker, count++ % 2 === 0 ? site : lake, { everyMs: 10_000 }),
    );
  },
};
