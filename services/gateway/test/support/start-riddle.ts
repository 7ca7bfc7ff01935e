import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { listen, type Listening } from "@wordlehint/local/test-servers";

type ServiceRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A service behind `/api` that answers as the test tells it, over real HTTP. */
export type FakeService = Listening & {
  requests: ServiceRequest[];
  answer: RequestListener;
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
  const service: FakeService = {
    requests,
    answer: (_req, res) => void res.end(),
    ...(await listen(server)),
  };
  return service;
}
