import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePortBase } from "./free-port-base.ts";
import { root } from "../src/paths.ts";
import { startProcess } from "./running-process.ts";

const startTimeoutMs = 10 * 60_000;

/**
 * Once before all browser tests: starts the whole product on free ports and an empty data folder, and tells
 * its address in `BASE_URL`. Where `BASE_URL` is set already, that installation is tested.
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
  process.env.BASE_URL = `http://localhost:${base}`;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
