import { hashSecret } from "@wordlehint/runtime";
import { countAttempts } from "../../test/support/count-attempts.ts";
import { unsubscribe } from "./unsubscribe.ts";

type Unsubscribing = Parameters<typeof unsubscribe>[0];

const network = "192.0.2.1";

function start() {
  const remove = jest.fn((..._args: unknown[]) => Promise.resolve(true));
  const cancelOfSubscriber = jest.fn((..._args: unknown[]) => Promise.resolve());
  const context = {
    subscribers: {
      findByUserId: (userId: string) => Promise.resolve(userId === "ada" ? { id: "1" } : undefined),
      findByLink: (_kind: string, hash: string) =>
        Promise.resolve(hash === hashSecret("right") ? { id: "1" } : undefined),
      isOfGone: (hash: string) => Promise.resolve(hash === hashSecret("used")),
      remove,
    },
    deliveries: { cancelOfSubscriber },
    accounts: { addressOf: () => Promise.resolve(undefined) },
    attempts: countAttempts(),
    now: () => new Date("2026-11-21T12:00:00Z"),
  } as unknown as Unsubscribing;
  return { context, remove, cancelOfSubscriber };
}

it("takes a signed-in player at their word, and ends what is still queued", async () => {
  const { context, remove, cancelOfSubscriber } = start();
  await unsubscribe(context, { userId: "ada" });
  expect(remove.mock.calls).toEqual([["1", context.now()]]);
  expect(cancelOfSubscriber.mock.calls).toMatchObject([["1", context.now(), expect.anything()]]);
});

it("changes nothing for a player who isn't subscribed", async () => {
  const { context, remove } = start();
  await unsubscribe(context, { userId: "bob" });
  expect(remove).not.toHaveBeenCalled();
});

it("works by a right link, also by one that was used before, after any number of wrong ones", async () => {
  const { context, remove } = start();
  const follow = (token: string) => unsubscribe(context, { token, network });
  for (let times = 0; times < 30; times++) await expect(follow("wrong")).rejects.toThrow("invalid");
  await expect(follow("wrong")).rejects.toThrow("Too many attempts");
  await follow("used");
  expect(remove).not.toHaveBeenCalled();
  await follow("right");
  expect(remove).toHaveBeenCalledTimes(1);
});
