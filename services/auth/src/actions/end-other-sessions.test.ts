import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import type { Context } from "../context.ts";
import { endOtherSessions } from "./end-other-sessions.ts";

const account = accountOf("ada", { generation: 3 });
const own = { id: "own" };
type Player = Parameters<typeof endOtherSessions>[1];
const player = { account, session: own } as Player;

/** Sessions of which two are listed at a time, the latest first. */
function sessionsOf(...ids: string[]) {
  let open = [...ids];
  const listOpen = jest.fn(() => Promise.resolve(open.slice(0, 2).map((id) => ({ id, userId: "ada" }))));
  const end = jest.fn(({ id }: { id: string }) => {
    open = open.filter((other) => other !== id);
    return Promise.resolve(true);
  });
  const sessions = { listOpen, end } as unknown as Context["sessions"];
  return { context: { ...fakeContext().context, sessions }, listOpen, end, left: () => open };
}

it("ends every session but the player's own, however many are listed at a time", async () => {
  const { context, listOpen, left } = sessionsOf("own", "a", "b", "c", "d");
  await endOtherSessions(context, player);
  expect(left()).toEqual(["own"]);
  expect(listOpen).toHaveBeenCalledWith(account, fakeNow);
});

it("ends nothing where the player's own session is the only one", async () => {
  const { context, end } = sessionsOf("own");
  await endOtherSessions(context, player);
  expect(end).not.toHaveBeenCalled();
});

it("fails if a session can't be ended", async () => {
  const { context, listOpen, end } = sessionsOf("own", "a");
  listOpen.mockResolvedValueOnce([{ id: "a", userId: "ada" }]).mockResolvedValue([]);
  end.mockRejectedValue(new Error("no connection"));
  await expect(endOtherSessions(context, player)).rejects.toThrow("no connection");
});
