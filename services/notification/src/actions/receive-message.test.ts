import { countAttempts } from "../../test/support/count-attempts.ts";
import { receiveMessage } from "./receive-message.ts";

type Receiving = Parameters<typeof receiveMessage>[0];

it("takes five messages from an address, in whatever spelling and from wherever", async () => {
  const add = jest.fn((..._args: unknown[]) => Promise.resolve());
  const context = {
    messages: { add },
    attempts: countAttempts(),
    outbox: { wake: () => undefined },
    now: () => new Date("2026-11-21T12:00:00Z"),
  } as unknown as Receiving;
  const send = (email: string, network: string) =>
    receiveMessage(context, { name: "Ada", email, subject: "Hello", message: "A question", network });
  for (let times = 0; times < 5; times++)
    await send(times % 2 ? "Ada@example.org" : "ada@example.org", `network ${times}`);
  await expect(send("ada@example.org", "another network")).rejects.toThrow("Too many attempts");
  expect(add).toHaveBeenCalledTimes(5);
  await send("bob@example.org", "another network");
});
