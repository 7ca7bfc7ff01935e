import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createLog } from "@wordlehint/runtime";
import express from "express";
import { LakeError } from "../../domain/lake-error.ts";
import { createStreams } from "./open-streams.ts";

it("strangers have so many streams at once and no more, and those who are signed in are not counted", async () => {
  const closing = new AbortController();
  const open = createStreams({ log: createLog({ service: "test", level: "silent" }), closing }, 1);
  const app = express();
  app.get("/:dataset/:who", (req, res) => {
    try {
      open({ isSignedIn: req.params.who === "ada" }, req, res);
    } catch (error) {
      res.sendStatus(error instanceof LakeError ? error.status : 500);
    }
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = (who: string) => fetch(`http://127.0.0.1:${port}/production/${who}`);

  const first = await ask("stranger");
  const second = await ask("stranger");
  const editor = await ask("ada");
  expect([first.status, second.status, editor.status]).toEqual([200, 429, 200]);
  expect(second.headers.get("retry-after")).toBe("5");
  closing.abort();
  await Promise.all([first.text(), editor.text()]);
  // The place is free again, though the service ends now.
  expect((await ask("stranger")).status).toBe(200);
  server.close();
});
