import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import Stripe from "stripe";

/** The process of the baseline: a plain `node:http` server that checks a message's signature, and stores nothing. */
process.once("message", ({ secret }: { secret: string }) => {
  const server = createServer((req, res) => {
    void buffer(req).then((body) => {
      Stripe.webhooks.constructEvent(body, String(req.headers["stripe-signature"]), secret);
      res.writeHead(200, { "content-type": "application/json" });
      res.end('{"received":true}');
    });
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.once("disconnect", () => process.exit(0));
