import { createServer } from "node:http";
import { createLog } from "@wordlehint/runtime";
import { listen } from "@wordlehint/test-servers";
import express from "express";
import { LakeError } from "../../domain/lake-error.ts";
import { limitEventStreams } from "./limit-event-streams.ts";

it("The open streams of each client, and of all clients, are limited", async () => {
  const shutdown = new AbortController();
  const open = limitEventStreams(
    { log: createLog({ service: "test", level: "silent" }), signal: shutdown.signal },
    { perClient: 1, inAll: 2 },
  );
  const app = express();
  app.get("/:dataset/:who", (req, res) => {
    try {
      open({ identity: req.params.who }, req, res);
    } catch (error) {
      res.sendStatus(error instanceof LakeError ? error.status : 500);
    }
  });
  const { url, stop } = await listen(createServer((req, res) => void app(req, res)));
  const request = (who: string) => fetch(`${url}/production/${who}`);

  const first = await request("stranger");
  const second = await request("stranger");
  const editor = await request("ada");
  const oneTooMany = await request("eve");
  expect([first, second, editor, oneTooMany].map(({ status }) => status)).toEqual([200, 429, 200, 429]);
  expect(second.headers.get("retry-after")).toBe("5");
  shutdown.abort();
  await Promise.all([first.text(), editor.text()]);
  // The ended stream no longer counts, though the service is shutting down.
  expect((await request("stranger")).status).toBe(200);
  await stop();
});
