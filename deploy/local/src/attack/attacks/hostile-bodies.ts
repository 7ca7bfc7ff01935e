import type { Attack } from "./attack.ts";
import { repeat, sendAndNote } from "./repeat.ts";

const bodies = [
  "",
  "{",
  "null",
  '{"__proto__":{"x":1}}',
  "[".repeat(100_000),
  `{"text":${"[".repeat(5000)}`,
  JSON.stringify({ text: { $gt: "" }, email: ["a"], mutations: [{ delete: { query: "*" } }] }),
  JSON.stringify({ query: "*[".repeat(5000) }),
  JSON.stringify("x".repeat(900_000)),
];
const headers: Record<string, string>[] = [
  { "content-type": "application/json" },
  { "content-type": "application/json", "content-encoding": "gzip" },
  { "content-type": "application/json; charset=nonsense" },
  { "content-type": "application/x-www-form-urlencoded" },
];

/** Send the APIs bodies that are malformed, nested too deep, too long or of another type. */
export const hostileBodies: Attack = {
  name: "hostile API bodies",
  addresses: 2,
  run: (attacker) => {
    const { site, lake, readToken } = attacker.target;
    const urls = [
      `${site}/api/riddle/check-text`,
      `${lake}/v2025-02-19/data/mutate/production`,
      `${site}/webhooks/sanity`,
      `${lake}/v2025-02-19/data/query/production`,
      `${lake}/v2025-02-19/data/actions/production`,
      `${site}/api/riddle/latest`,
      `${lake}/account`,
    ];
    let count = 0;
    return repeat(attacker, { atOnce: 3, pauseMs: 200 }, async () => {
      const url = urls[count % urls.length] ?? site;
      const authorization = url.startsWith(lake) ? { authorization: `Bearer ${readToken}` } : {};
      const body = bodies[count % bodies.length] ?? "";
      const sent = { ...headers[count % headers.length], ...authorization };
      count++;
      await sendAndNote(attacker, url, { method: "POST", headers: sent, body });
    });
  },
};
