import PQueue from "p-queue";
import type Stripe from "stripe";

export type RequestLimits = {
  atOnce: number;
  perSecond: number;
  /** How many may wait for their turn; further ones fail. */
  waiting: number;
};

/** Has the requests of a client of Stripe take turns, repeated ones too. */
export function limitRequests<C extends Pick<Stripe.HttpClient, "makeRequest">>(
  client: C,
  { atOnce, perSecond, waiting }: RequestLimits,
): C {
  const queue = new PQueue({ concurrency: atOnce, intervalCap: perSecond, interval: 1000 });
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    if (queue.size >= waiting) throw new Error("too many requests wait for the payment provider");
    return await queue.add(() => makeRequest(...request));
  };
  return client;
}
