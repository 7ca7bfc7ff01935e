import PQueue from "p-queue";
import type Stripe from "stripe";

export type RequestLimits = {
  atOnce: number;
  perSecond: number;
  /** Maximum number of waiting requests; further ones fail. */
  waiting: number;
};

/** Limits the concurrency of a Stripe client's requests, retries included. */
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
