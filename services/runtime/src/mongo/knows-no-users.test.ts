import mongoose from "mongoose";
import { knowsNoUsers } from "./knows-no-users.ts";

const refusal = (code: number) => new mongoose.mongo.MongoServerError({ message: "refused", code });

it.each([
  ["has no command to sign in", refusal(59), true],
  ["says so to the driver", new Error("authentication failed", { cause: refusal(59) }), true],
  ["refuses the password", refusal(18), false],
  ["is away", new Error("away"), false],
])("drops the password only for a server without users: one that %s", (_what, error, isWithout) => {
  expect(knowsNoUsers(error)).toBe(isWithout);
});
