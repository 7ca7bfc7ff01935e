import { eventually } from "@wordlehint/test-servers";
import type Stripe from "stripe";
import { limitRequests } from "./limit-requests.ts";

type Client = Pick<Stripe.HttpClient, "makeRequest">;

/** A client whose requests end when the test wants it. */
function startClient(limits: { atOnce: number; perSecond: number; waiting: number }) {
  const open: (() => void)[] = [];
  const makeRequest = jest.fn(() => new Promise<void>((resolve) => open.push(resolve)));
  const client = limitRequests({ makeRequest } as unknown as Client, limits);
  const send = () => (client.makeRequest as () => Promise<unknown>)();
  return { open, makeRequest, send };
}

it("sends so many requests at once at most, has others wait for their turn, and fails the rest at once", async () => {
  const { open, makeRequest, send } = startClient({ atOnce: 2, perSecond: 100, waiting: 3 });
  const sent = Array.from({ length: 8 }, send);
  for (const one of sent.slice(5)) await expect(one).rejects.toThrow("too many requests");
  expect(makeRequest).toHaveBeenCalledTimes(2);
  for (let ended = 0; ended < 5; ended++) {
    open[ended]?.();
    await sent[ended];
    await new Promise(setImmediate);
    expect(makeRequest).toHaveBeenCalledTimes(Math.min(5, ended + 3));
  }
});

it("sends so many requests a second at most", async () => {
  const { open, makeRequest, send } = startClient({ atOnce: 9, perSecond: 4, waiting: 9 });
  const begun = performance.now();
  const fifth = Array.from({ length: 5 }, send)[4];
  await new Promise(setImmediate);
  expect(makeRequest).toHaveBeenCalledTimes(4);
  for (const end of open) end();
  await eventually(() => expect(makeRequest).toHaveBeenCalledTimes(5));
  expect(performance.now() - begun).toBeGreaterThan(900);
  open[4]?.();
  await fifth;
});
