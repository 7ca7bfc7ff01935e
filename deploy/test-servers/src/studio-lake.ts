import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "@wordlehint/local/builds/ensure-build";
import { studioBuild, studioDist } from "@wordlehint/local/builds/studio-build";
import { choosePassword, type Credentials } from "./choose-password.ts";
import { freePort } from "./free-port.ts";
import { root } from "@wordlehint/local/paths";
import { startProcess, type RunningProcess } from "./running-process.ts";
import { startTestServers } from "./start-test-servers.ts";

export interface StudioLake {
  /** May be killed, and started again at the same address. */
  process: RunningProcess;
  /** The address of the studio and of the lake. */
  url: string;
  editor: Credentials;
  stop(): Promise<void>;
}

/** Starts a content lake with its own stores, one editor and no documents, which also serves the studio. */
export async function startStudioLake(): Promise<StudioLake> {
  const dir = await mkdtemp(join(tmpdir(), "wordlehint-studio-lake-"));
  await ensureBuild(studioBuild(), () => undefined, join(dir, "studio-build.log"));
  const [servers, port, adminPort] = await Promise.all([startTestServers(), freePort(), freePort()]);
  const url = `http://localhost:${port}`;
  const name = `studio_lake_${port}`;
  const given = { email: "editor@lake.test", password: "a password for a test" };
  const lake = await startProcess({
    name: "content-lake",
    args: ["--disable-warning=ExperimentalWarning", join(root, "services", "content-lake", "src", "main.ts")],
    env: {
      HOST: "127.0.0.1",
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      PUBLIC_URL: url,
      LOG_LEVEL: "warn",
      MONGODB_URL: servers.mongo.url,
      MONGODB_DATABASE: name,
      NATS_URL: servers.nats.url,
      BUS_NAMESPACE: name,
      STUDIO_DIR: studioDist,
      FIRST_EDITOR_EMAIL: given.email,
      FIRST_EDITOR_PASSWORD: given.password,
    },
    ready: { url: `http://127.0.0.1:${adminPort}/readyz` },
    readyTimeoutMs: 120_000,
  });
  const editor = await choosePassword(url, given);
  const stop = async () => {
    await lake.stop();
    await servers.stop();
    await rm(dir, { recursive: true, force: true });
  };
  return { process: lake, url, editor, stop };
}
