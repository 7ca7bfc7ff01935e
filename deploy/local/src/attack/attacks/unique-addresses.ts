import { randomBytes } from "node:crypto";
import type { Attack } from "./attack.ts";
import { repeat, sendAndNote } from "./repeat.ts";

const addresses: ((random: string) => string)[] = [
  (random) => `/${random}`,
  (random) => `/?${random}=${random}`,
  (random) => `/blog/${random}`,
  (random) => `/blog/history-word-games?utm_source=${random}`,
  (random) => `/page-data/blog/${random}/page-data.json`,
  (random) => `/social/blog/${random}.png`,
  (random) => `/images/wordlehint/production/${random.repeat(4).slice(0, 40)}-800x600.png?w=${random.length}`,
  (random) => `/${random}.js`,
  (random) => `/api/riddle/latest?tz=${random}`,
  (random) => `/api/${random}`,
];

/** Request an address that hasn't been requested before, every time. */
export const uniqueAddresses: Attack = {
  name: "unique 404s and query strings",
  addresses: 3,
  run: (attacker) => {
    let count = 0;
    return repeat(attacker, { atOnce: 4, pauseMs: 100 }, async () => {
      const address = addresses[count++ % addresses.length];
      if (address)
        await sendAndNote(attacker, attacker.target.site + address(randomBytes(6).toString("hex")));
    });
  },
};
