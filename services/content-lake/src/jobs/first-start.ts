import { startJob } from "@wordlehint/runtime";
import { addFirstEditor } from "../actions/access/add-first-editor.ts";
import { createFirstDataset } from "../actions/datasets/create-first-dataset.ts";
import type { Context } from "../context.ts";
import { importSeedOnce } from "./import-seed.ts";

export type FirstStart = {
  /** Rejects until the first start is complete. */
  check(): Promise<void>;
};

const dataset = "production";

/**
 * Creates what a new lake needs: the dataset `production` with the seed in it, and an editor. Repeats what fails.
 * Replicas that start at the same time share the work.
 * @param url resolves to this service's own address when it listens.
 */
export function startFirstStart(context: Context, url: Promise<string>): FirstStart {
  const { log } = context;
  let isDone = false;
  startJob(context, {
    name: "first start",
    everyMs: Infinity,
    backoff: { firstMs: 500, maxMs: 10_000 },
    run: async () => {
      if (isDone) return;
      await createFirstDataset(context, dataset);
      await importSeedOnce(context, { url, dataset });
      const editor = await addFirstEditor(context);
      if (editor) {
        log.info({ email: editor.email }, "first editor added");
        if (editor.isGenerated) printCredentials(editor);
      }
      isDone = true;
    },
  });
  return {
    check: () => (isDone ? Promise.resolve() : Promise.reject(new Error("the first start isn't complete"))),
  };
}

/** Outside the log, which may be kept and read by others. */
function printCredentials({ email, password }: { email: string; password: string }): void {
  process.stdout.write(`Sign in to the studio as ${email} with the password ${password}\n`);
  process.stdout.write("You choose a password of your own at the first sign-in.\n");
}
