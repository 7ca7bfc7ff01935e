import { join } from "node:path";
import { findProgram } from "../machine/find-program.ts";
import { cacheDir } from "../paths.ts";
import { natsServerFromDebian } from "./nats-from-debian.ts";
import { natsServerFromGitHub } from "./nats-from-github.ts";
import { inspectNatsServer, type NatsServer } from "./nats-config.ts";

const cached = join(cacheDir, "nats-server");

/**
 * Finds a nats-server: one that is installed, one that was fetched into the checkout before, or else one that is
 * fetched now from Debian's packages or the official release. `say` is called with what is being done.
 * @throws {Error} that says what to do when there is none.
 */
export async function findNatsServer(say: (message: string) => void = () => undefined): Promise<NatsServer> {
  for (const path of [await findProgram(["nats-server"]), cached]) {
    const found = path === undefined ? undefined : await inspectNatsServer(path).catch(() => undefined);
    if (found) return found;
  }
  return fetchNatsServer(say);
}

async function fetchNatsServer(say: (message: string) => void): Promise<NatsServer> {
  const sources = [
    { name: "Debian's package", fetch: natsServerFromDebian },
    { name: "the official release", fetch: natsServerFromGitHub },
  ];
  const failures: string[] = [];
  for (const source of sources) {
    say(`fetching ${source.name}`);
    try {
      await source.fetch(cached);
      return await inspectNatsServer(cached);
    } catch (error) {
      failures.push(`  ${source.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    [
      "nats-server isn't installed and could not be fetched:",
      ...failures,
      "Install it (https://docs.nats.io/running-a-nats-service/introduction/installation) so that it is on",
      "the PATH, or set NATS_URL to a NATS server with JetStream.",
    ].join("\n"),
  );
}
