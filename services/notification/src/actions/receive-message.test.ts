import { countAttempts } from "../../test/support/count-attempts.ts";
import { receiveMessage } from "./receive-message.ts";

type Receiving = Parameters<typeof receiveMessage>[0];

function start() {
  const add = jest.fn((..._args: unknown[]) => Promise.resolve());
  const context = {
    messages: { add },
    attempts: countAttempts(),
    outbox: { wake: () => undefined },
    now: () => new Date("2026-11-21T12:00:00Z"),
  } as unknown as Receiving;
  const send = (email: string, network: string) =>
    receiveMessage(context, { name: "Ada", email, subject: "Hello", message: "A question", network });
  return { add, send };
}

it("takes five messages from a mailbox, with whatever spelling and tag and from wherever", async () => {
  const { add, send } = start();
  for (let times = 0; times < 5; times++)
    await send(times % 2 ? "Ada@example.org" : `ada+${times}@example.org`, `network ${times}`);
  await expect(send("ada+6@example.org", "another network")).rejects.toThrow("Too many attempts");
  expect(add).toHaveBeenCalledTimes(5);
  await send("bob@example.org", "another network");
});

it("slows all networks down together before the site's own mailbox is flooded", async () => {
  const { add, send } = start();
  for (let times = 0; times < 100; times++) await send(`${times}@example.org`, `network ${times}`);
  await expect(send("ada@example.org", "another network")).rejects.toThrow("Too many attempts");
  expect(add).toHaveBeenCalledTimes(100);
});
