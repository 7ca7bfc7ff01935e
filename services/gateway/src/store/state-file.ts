import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log, StreamPlace } from "@wordlehint/runtime";
import * as z from "zod";
import { writeFileWhole } from "./write-file-whole.ts";

const stateSchema = z.object({
  /** The last event whose pages are marked on the disk. */
  place: z.object({ stream: z.string(), sequence: z.int().min(0) }).optional(),
  /** The build of the site that the pages were rendered by. */
  build: z.string().optional(),
  /** The newest state of the content that an event has named. */
  contentEvent: z.string().optional(),
});
type State = z.infer<typeof stateSchema>;

/** What must be known to trust the pages on the disk after a restart. */
export type StateFile = {
  readonly place: StreamPlace | undefined;
  readonly build: string | undefined;
  readonly contentEvent: string | undefined;
  /** Holds at once; resolves when it is written. */
  save(change: State): Promise<void>;
};

/** Reads the state beside the disk cache; what can't be read counts as never written. */
export async function openStateFile(dir: string, log: Log): Promise<StateFile> {
  const path = join(dir, "state.json");
  let state = await readState(path);
  let saving = Promise.resolve();
  return {
    get place() {
      return state.place;
    },
    get build() {
      return state.build;
    },
    get contentEvent() {
      return state.contentEvent;
    },
    save: (change) => {
      state = { ...state, ...change };
      saving = saving
        .then(() => writeFileWhole(path, JSON.stringify(state)))
        .catch((error: unknown) => log.warn({ err: error }, "the page cache can't write down its state"));
      return saving;
    },
  };
}

async function readState(path: string): Promise<State> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return {};
  }
}
