import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { CapturedResponse } from "./capture.ts";

/** Headers that `node:http` adds itself. */
const automatic = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** Starts a bare server, in its own process, that sends this response to every request. */
export async function startBareServer({ rawHeaders, body }: CapturedResponse) {
  const child = fork(fileURLToPath(new URL("bare-server.ts", import.meta.url)));
  child.send({ rawHeaders: withoutAutomatic(rawHeaders), body: body.toString("base64") });
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}

function withoutAutomatic(rawHeaders: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const [name = "", value = ""] = rawHeaders.slice(i, i + 2);
    if (!automatic.has(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}
