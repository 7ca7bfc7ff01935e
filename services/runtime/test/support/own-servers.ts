import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startEmbeddedMongo, startNats } from "@wordlehint/test-servers";

/** A server that a test may kill. `url` holds before it runs; the first `start` makes it. */
type Startable = Awaited<ReturnType<typeof startNats>>;

export type OwnServer = {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Stops the server from responding, while its connections stay. */
  suspend(): void;
  /** Deletes what the server keeps; it must not be running. */
  loseStore(): Promise<void>;
  /** Keeps a copy of what the server has stored, or goes back to it; it must not be running. */
  keepCopy(): Promise<void>;
  goBackToCopy(): Promise<void>;
  end(): Promise<void>;
};

async function ownServer(
  urlOn: (port: number) => string,
  start: (at: { dir: string; port: number }) => Promise<Startable>,
): Promise<OwnServer> {
  const dir = await mkdtemp(join(tmpdir(), "wordlehint-test-"));
  const copy = `${dir}-copy`;
  const port = await freePort();
  let server: Startable | undefined;
  let starting: Promise<unknown> = Promise.resolve();
  const forget = () => rm(dir, { recursive: true, force: true });
  return {
    url: urlOn(port),
    start: async () => {
      starting = server ? server.start() : start({ dir, port }).then((started) => (server = started));
      await starting;
    },
    kill: async () => server?.kill("SIGKILL"),
    suspend: () => {
      if (server) process.kill(server.pid, "SIGSTOP");
    },
    loseStore: async () => {
      await forget();
      server = undefined;
    },
    keepCopy: () => cp(dir, copy, { recursive: true }),
    goBackToCopy: async () => {
      await forget();
      await cp(copy, dir, { recursive: true });
    },
    end: async () => {
      await starting.catch(() => undefined);
      await server?.kill("SIGKILL");
      await forget();
      await rm(copy, { recursive: true, force: true });
    },
  };
}

export const ownMongo = () =>
  ownServer((port) => `mongodb://127.0.0.1:${port}/?replicaSet=rs0`, startEmbeddedMongo);
export const ownNats = () => ownServer((port) => `nats://127.0.0.1:${port}`, startNats);
