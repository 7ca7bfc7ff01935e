import { silentChannel } from "../clients/replica-channel.ts";
import type { Credential } from "../domain/access/requester.ts";
import { createAccessWatch } from "./access-watch.ts";

const session: Credential = { kind: "session", hash: "a" };
it("Connections are watched that are opened after others of the same session were ended", async () => {
  const watch = createAccessWatch(silentChannel);
  const ended: string[] = [];
  const stop = watch.guard(session, () => ended.push("first"));
  await watch.endInvalid(() => Promise.resolve(false));
  watch.guard(session, () => ended.push("second"));
  stop();
  await watch.endInvalid(() => Promise.resolve(false));
  expect(ended).toEqual(["first", "second"]);
});
