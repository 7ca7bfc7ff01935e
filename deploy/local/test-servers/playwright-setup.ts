import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portsFrom } from "../src/ports.ts";
import { browserUrl } from "../src/processes/installation.ts";
import { secretsOf } from "../src/secrets.ts";
import { freePortBase } from "./free-port-base.ts";
import { root } from "../src/paths.ts";
import { startProcess } from "./running-process.ts";

const startTimeoutMs = 10 * 60_000;

/**
 * Once before all browser tests: starts the whole product on free ports and an empty data folder, and tells
 * its addresses in `BASE_URL` and `STUDIO_URL`, and its first editor in `EDITOR_EMAIL` and `EDITOR_PASSWORD`.
 * Where `BASE_URL` is set already, that installation is tested.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return () => Promise.resolve();
  const dataDir = await mkdtemp(join(tmpdir(), "wordlehint-product-"));
  const base = await freePortBase();
  const product = await startProcess({
    name: "the product",
    args: ["--disable-warning=ExperimentalWarning", join(root, "deploy", "local", "src", "start.ts")],
    env: { PORT_BASE: String(base), DATA_DIR: dataDir },
    ready: { line: /WordleHint is running/ },
    readyTimeoutMs: startTimeoutMs,
  });
  const ports = portsFrom({ PORT_BASE: String(base) });
  const { firstEditor } = secretsOf(dataDir).secrets;
  Object.assign(process.env, {
    BASE_URL: browserUrl(ports.gateway),
    STUDIO_URL: browserUrl(ports["content-lake"]),
    EDITOR_EMAIL: firstEditor.email,
    EDITOR_PASSWORD: firstEditor.password,
  });
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
