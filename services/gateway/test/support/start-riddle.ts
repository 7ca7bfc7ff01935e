import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

type ServiceRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A service behind `/api` that answers as the test tells it, over real HTTP. */
export type FakeService = {
  url: string;
  requests: ServiceRequest[];
  answer: RequestListener;
  stop(): Promise<void>;
};

export async function startRiddle(): Promise<FakeService> {
  const requests: ServiceRequest[] = [];
  const server = createServer((req, res) => {
    void req.toArray().then((chunks: Buffer[]) => {
      const { method = "", url = "", headers } = req;
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      service.answer(req, res);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const service: FakeService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (_req, res) => void res.end(),
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return service;
}
