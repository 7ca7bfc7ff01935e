import { once } from "node:events";
import { backoffMs, wait } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";
import { SeedFault } from "../assets/import-seed.ts";
import { addEditor, AccessFault } from "./manage-editors.ts";

export type FirstStart = {
  /** @throws while it isn't done. */
  check(): Promise<void>;
  close(): Promise<void>;
};

export type FirstStartSteps = {
  /** Fills the new dataset; may be called again when it was interrupted. */
  importSeed(dir: string, dataset: string): Promise<void>;
  /** Shows the one line that a person must see, outside the log. */
  print(line: string): void;
};

const dataset = "production";
const leaseMs = 30_000;

/**
 * Makes what a lake needs to be used: its indexes, the dataset `production` with the seed in it, and an editor.
 * Goes on until it has succeeded. Replicas that start at once share the work.
 */
export function beginFirstStart(context: Context, steps: FirstStartSteps): FirstStart {
  const { log, mongo } = context;
  const stop = new AbortController();
  const isStopped = () => stop.signal.aborted;
  let isDone = false;
  const working = (async () => {
    await Promise.race([mongo.ready, once(stop.signal, "abort")]);
    for (let attempt = 0; !isStopped(); attempt++) {
      try {
        await context.prepare();
        await makeDataset(context);
        await seed(context, steps, stop.signal);
        await makeEditor(context, steps);
        isDone = true;
        return;
      } catch (error) {
        if (isStopped()) return;
        log.error({ err: error }, "the first start could not be completed yet");
        await wait(backoffMs(attempt, { firstMs: 500, maxMs: 10_000 }), stop.signal);
      }
    }
  })();
  return {
    check: () => (isDone ? Promise.resolve() : Promise.reject(new Error("the first start isn't done"))),
    close: async () => {
      stop.abort();
      await working;
    },
  };
}

async function makeDataset({ datasets, once, config, now }: Context): Promise<void> {
  if (await datasets.exists(dataset)) return;
  if (config.SEED_DIR !== undefined) await once.plan(`seed ${dataset}`);
  await datasets.add({ name: dataset, aclMode: "public", createdAt: now(), createdBy: "service" });
}

async function seed(context: Context, { importSeed }: FirstStartSteps, signal: AbortSignal): Promise<void> {
  const { config, log, now, once: work } = context;
  const { SEED_DIR } = config;
  const name = `seed ${dataset}`;
  const lease = () => new Date(now().getTime() + leaseMs);
  while (SEED_DIR !== undefined && !signal.aborted && (await work.isWaiting(name))) {
    if (!(await work.take(name, now(), lease()))) {
      await wait(250, signal);
      continue;
    }
    const keeping = setInterval(() => void work.keep(name, lease()).catch(() => undefined), leaseMs / 3);
    try {
      await importSeed(SEED_DIR, dataset);
      await work.finish(name);
      log.info({ dataset }, "seed imported");
    } catch (error) {
      await work.keep(name, new Date(0));
      if (!(error instanceof SeedFault)) throw error;
      const help = "mend what is in SEED_DIR and start again, or import it with Sanity's own command";
      log.error(
        { err: error, dir: SEED_DIR, help },
        "the seed can't be imported; the lake starts without it",
      );
      return;
    } finally {
      clearInterval(keeping);
    }
  }
}

async function makeEditor(context: Context, { print }: FirstStartSteps): Promise<void> {
  const { editors, config, log } = context;
  if ((await editors.list()).length > 0) return;
  const { FIRST_EDITOR_EMAIL: email, FIRST_EDITOR_PASSWORD: chosen } = config;
  try {
    const { password } = await addEditor(context, { email, role: "administrator", password: chosen });
    if (chosen === undefined) print(`Sign in to the studio as ${email} with the password ${password}`);
    log.info({ email }, "first editor made");
  } catch (error) {
    // Another replica was quicker.
    if (!(error instanceof AccessFault)) throw error;
  }
}
