import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log, StreamPlace } from "@wordlehint/runtime";
import * as z from "zod";
import { writeFileAtomically } from "./write-file-atomically.ts";

const stateSchema = z.object({
  /** The last event whose pages are marked as stale on the disk. */
  place: z.object({ stream: z.string(), sequence: z.int().min(0) }).optional(),
  /** The build of the site that rendered the pages. */
  build: z.string().optional(),
  /** The newest state of the content that an event has named. */
  liveEventId: z.string().optional(),
});
type State = z.infer<typeof stateSchema>;

/** The facts on which it depends whether the pages on the disk are still valid after a restart. */
export type StateFile = {
  readonly place: StreamPlace | undefined;
  readonly build: string | undefined;
  readonly liveEventId: string | undefined;
  /** Takes effect at once; resolves when it is written to the disk. */
  save(change: State): Promise<void>;
};

/** Opens the state file in `dir`. A file that can't be read counts as empty. */
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
    get liveEventId() {
      return state.liveEventId;
    },
    save: (change) => {
      state = { ...state, ...change };
      saving = saving
        .then(() => writeFileAtomically(path, JSON.stringify(state)))
        .catch((error: unknown) => log.warn({ err: error }, "the page cache can't write its state file"));
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
