import { createPasswordHasher } from "@wordlehint/runtime";
import { password } from "./players.ts";
import { perSecond } from "./per-second.ts";

// Usage: node bare-argon2.ts SECONDS. Prints how many passwords argon2 verifies in a second.

const hasher = createPasswordHasher();
const passwordHash = await hasher.hash(password);
const verify = async () => {
  if (!(await hasher.verify(password, passwordHash))) throw new Error("the password isn't right");
};
await perSecond(verify, 0.5);
console.log(await perSecond(verify, Number(process.argv[2])));
