import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The baseline's process: the least that `node:http` can do, one answer for every request. */
process.once("message", ({ rawHeaders, body }: { rawHeaders: string[]; body: string }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_req, res) => {
    res.writeHead(200, rawHeaders);
    res.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.once("disconnect", () => process.exit(0));
