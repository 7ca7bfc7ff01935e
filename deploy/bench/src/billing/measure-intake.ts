import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import Stripe from "stripe";
import { median } from "../median.ts";

/** Messages a second. The ratio is the median of the rounds'. */
export type Intake = { billing: number; bare: number; ratio: number };

const rounds = 5;
const connections = 32;

/** Sends signed messages, each with an id of its own, to both servers alternately. */
export async function measureIntake(
  { webhookUrl, webhookSecret: secret }: { webhookUrl: string; webhookSecret: string },
  seconds: number,
): Promise<Intake> {
  const bare = await startBareReceiver(secret);
  try {
    await send(bare.url, secret, 1);
    await send(webhookUrl, secret, 1);
    const measured: { bare: number; billing: number }[] = [];
    for (let round = 0; round < rounds; round++)
      measured.push({
        bare: await send(bare.url, secret, seconds),
        billing: await send(webhookUrl, secret, seconds),
      });
    return {
      billing: median(measured.map(({ billing }) => billing)),
      bare: median(measured.map((one) => one.bare)),
      ratio: median(measured.map((one) => one.billing / one.bare)),
    };
  } finally {
    await bare.stop();
  }
}

async function startBareReceiver(secret: string) {
  const child = fork(fileURLToPath(new URL("bare-receiver.ts", import.meta.url)));
  child.send({ secret });
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}/webhooks/stripe`,
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}

let sent = 0;

/** An invoice is about as large as Stripe's. */
const filling = "x".repeat(3000);

function newMessage(secret: string) {
  const payload = JSON.stringify({
    ...{ id: `evt_bench${sent++}`, object: "event", type: "invoice.paid", api_version: Stripe.API_VERSION },
    data: { object: { id: `in_${sent}`, object: "invoice", customer: "cus_bench", description: filling } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { body: payload, headers: { "content-type": "application/json", "stripe-signature": signature } };
}

async function send(url: string, secret: string, duration: number): Promise<number> {
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...newMessage(secret) });
  const result = await autocannon({
    url,
    duration,
    connections,
    method: "POST",
    requests: [{ setupRequest }],
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} responses without a 2xx status`);
  return result.requests.average;
}
