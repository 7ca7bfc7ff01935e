import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const zip = promisify(gzip);
/** The level that the gateway compresses with. */
const level = 6;

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
};

/** Serves the files of a folder with gzip on a free port. */
export async function serveFolder(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((req, res) => {
    const path = normalize(new URL(req.url ?? "/", "http://folder").pathname);
    const file = join(folder, path.endsWith("/") ? join(path, "index.html") : path);
    readFile(file)
      .then((content) => zip(content, { level }))
      .then(
        (body) => {
          const type = types[extname(file)] ?? "application/octet-stream";
          res.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(body);
        },
        () => res.writeHead(404).end(),
      );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
