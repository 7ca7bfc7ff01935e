import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The process of the baseline: a plain `node:http` server that sends the same response to every request. */
process.once("message", ({ rawHeaders, body }: { rawHeaders: string[]; body: string }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_req, res) => {
    res.writeHead(200, rawHeaders);
    res.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.once("disconnect", () => process.exit(0));
