import { hashSecret } from "@wordlehint/runtime";
import { countAttempts } from "../../test/support/count-attempts.ts";
import { addressHash } from "../domain/verp.ts";
import { confirmSubscription } from "./confirm-subscription.ts";

type Confirming = Parameters<typeof confirmSubscription>[0];

const now = new Date("2026-11-21T12:00:00Z");
const LINK_KEY = "a key of the tests";
const network = "192.0.2.1";
const pending = {
  id: "1",
  email: "Ada@example.org",
  emailKey: "ada@example.org",
  status: "pending",
  confirmBy: new Date(now.getTime() + 1),
  timeZone: "UTC",
  help: "riddle",
  days: [1],
  linkId: "a link",
};

function start(subscriber: object = pending) {
  const activate = jest.fn((..._args: unknown[]) => Promise.resolve(true));
  const remove = jest.fn((..._args: unknown[]) => Promise.resolve(true));
  const context = {
    subscribers: {
      findByLink: (kind: string, hash: string) =>
        Promise.resolve(kind === "confirmHash" && hash === hashSecret("right") ? subscriber : undefined),
      activate,
    },
    suppressions: { remove },
    attempts: countAttempts(),
    config: { LINK_KEY },
    now: () => now,
  } as unknown as Confirming;
  return { activate, remove, confirm: (token: string) => confirmSubscription(context, { token, network }) };
}

it("subscribes from now on, and lifts a complaint of the address and nothing else", async () => {
  const { activate, remove, confirm } = start();
  await confirm("right");
  expect(activate.mock.calls).toEqual([["1", { confirmedAt: now }]]);
  expect(remove.mock.calls).toEqual([[addressHash(LINK_KEY, "ada@example.org"), "complaint"]]);
});

it("changes nothing when the link is followed again", async () => {
  const { activate, remove, confirm } = start({ ...pending, status: "active", confirmBy: undefined });
  expect(await confirm("right")).toMatchObject({ email: "Ada@example.org" });
  expect([activate, remove].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it("refuses a link whose time is over just now", async () => {
  const { activate, confirm } = start({ ...pending, confirmBy: now });
  await expect(confirm("right")).rejects.toThrow("invalid or has expired");
  expect(activate).not.toHaveBeenCalled();
});

it("refuses a network that tries many links, of which the right ones don't count", async () => {
  const { confirm } = start();
  for (let times = 0; times < 40; times++) await confirm("right");
  for (let times = 0; times < 30; times++)
    await expect(confirm("wrong")).rejects.toThrow("invalid or has expired");
  await expect(confirm("right")).rejects.toThrow("Too many attempts");
});
