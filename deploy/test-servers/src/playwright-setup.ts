import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminPortOf, services, type ServiceName } from "@wordlehint/contracts/services";
import { portsFrom } from "@wordlehint/local/ports";
import { browserUrl, loopbackUrl, storeUrls } from "@wordlehint/local/processes/installation";
import { standInSecrets } from "@wordlehint/local/processes/stand-in-settings";
import { secretsOf } from "@wordlehint/local/secrets";
import { startAnswers } from "./answers.ts";
import { choosePassword } from "./choose-password.ts";
import { freePortBase } from "./free-port-base.ts";
import { root } from "@wordlehint/local/paths";
import { startProcess } from "./running-process.ts";

const startTimeoutMs = 10 * 60_000;

/**
 * Runs once before all browser tests: starts the whole product with free ports and an empty data folder, and sets
 * `BASE_URL`, `STUDIO_URL`, `MAILBOX_WEB_URL`, `STRIPE_URL`, `STRIPE_KEY`, `EDITOR_EMAIL`, `EDITOR_PASSWORD`, `NATS_URL`, `LINK_KEY`, `LOGS_DIR` and `ADMIN_URLS`. If `BASE_URL` is
 * already set, the tests use that installation.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return () => Promise.resolve();
  const dataDir = await mkdtemp(join(tmpdir(), "wordlehint-product-"));
  const base = await freePortBase();
  const answers = await startAnswers();
  const product = await startProcess({
    name: "the product",
    args: ["--disable-warning=ExperimentalWarning", join(root, "deploy", "local", "src", "start.ts")],
    env: {
      PORT_BASE: String(base),
      TRUSTED_PROXY_HOPS: "1",
      DATA_DIR: dataDir,
      ANSWER_SOURCE: "http",
      ANSWER_URL: `${answers.url}/{date}`,
      ANSWER_FIELD: "word",
    },
    ready: { line: /WordleHint is running/ },
    readyTimeoutMs: startTimeoutMs,
  });
  const ports = portsFrom({ PORT_BASE: String(base) });
  const { secrets } = secretsOf(dataDir);
  const editor = await choosePassword(browserUrl(ports["content-lake"]), secrets.firstEditor);
  Object.assign(process.env, {
    BASE_URL: browserUrl(ports.gateway),
    STUDIO_URL: browserUrl(ports["content-lake"]),
    MAILBOX_WEB_URL: browserUrl(ports.mailbox),
    STRIPE_URL: loopbackUrl(ports.stripe),
    STRIPE_KEY: standInSecrets({ ports, secrets }).STRIPE_SECRET_KEY,
    EDITOR_EMAIL: editor.email,
    EDITOR_PASSWORD: editor.password,
    NATS_URL: storeUrls({ ports, env: process.env }).NATS_URL,
    LINK_KEY: secrets.variables.LINK_KEY,
    LOGS_DIR: join(dataDir, "logs"),
    ADMIN_URLS: (Object.keys(services) as ServiceName[])
      .map((name) => loopbackUrl(adminPortOf(ports[name])))
      .join(","),
  });
  return async () => {
    await product.stop();
    await answers.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
