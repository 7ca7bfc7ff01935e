import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/**
 * A mail server that takes every mail and keeps none, as a process of its own. GET tells how many there were since the
 * last POST and when the first and the last one came; POST names how many milliseconds each is to take from now on.
 */
let seen = { count: 0, firstMs: 0, lastMs: 0 };
let delayMs = 0;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  disableReverseLookup: true,
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on("end", () => {
      const take = () => {
        const now = performance.now();
        seen = { count: seen.count + 1, firstMs: seen.firstMs || now, lastMs: now };
        done();
      };
      if (delayMs > 0) void wait(delayMs).then(take);
      else take();
    });
  },
});
smtp.on("error", () => undefined);

const control = createServer((req, res) => {
  if (req.method === "POST") {
    delayMs = Number(new URL(req.url ?? "/", "http://sink").searchParams.get("delay"));
    seen = { count: 0, firstMs: 0, lastMs: 0 };
  }
  res.end(JSON.stringify(seen));
});

smtp.listen(0, "127.0.0.1", () =>
  control.listen(0, "127.0.0.1", () => {
    const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
    console.log(`sink ready ${portOf(smtp.server)} ${portOf(control)}`);
  }),
);
