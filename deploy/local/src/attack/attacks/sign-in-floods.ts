import { randomBytes } from "node:crypto";
import type { Attack } from "./attack.ts";
import { repeat, sendAndNote } from "./repeat.ts";

/** Try passwords for invented email addresses, and every third time for an editor's own. */
export const signInFloods: Attack = {
  name: "sign-in floods",
  addresses: 3,
  run: (attacker) => {
    const { lake, studio, editor } = attacker.target;
    const headers = { origin: studio, "content-type": "application/x-www-form-urlencoded" };
    let count = 0;
    return repeat(attacker, { atOnce: 4, pauseMs: 200 }, async () => {
      const random = randomBytes(8).toString("hex");
      const email = count++ % 3 === 0 ? editor.email : `${random}@example.org`;
      const body = new URLSearchParams({ email, password: random }).toString();
      await sendAndNote(attacker, `${lake}/login`, { method: "POST", headers, body });
    });
  },
};
