import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Stripe } from "stripe";

export type Received = { event: Stripe.Event; body: string; signature: string };

/** Starts a server that receives webhooks, and responds with its `status`. */
export async function startReceiver() {
  const received: Received[] = [];
  const receiver = {
    url: "",
    received,
    status: 200,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      const signature = String(req.headers["stripe-signature"]);
      received.push({ event: JSON.parse(body) as Stripe.Event, body, signature });
      res.writeHead(receiver.status).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`;
  return receiver;
}
