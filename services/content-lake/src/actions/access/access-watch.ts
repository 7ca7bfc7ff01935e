import { endsWithin, wait, type Log } from "@wordlehint/runtime";
import type { ReplicaChannel } from "../../store/replica-channel.ts";
import type { Credential } from "./identify.ts";

/** Ends what is open when whoever opened it loses access, by whichever replica or command. */
export type AccessWatch = {
  /** `end` is called once when the credential is no longer good. Returns how to take it off the watch. */
  guard(credential: Credential, end: () => void): () => void;
  /** Someone lost access: looks at once, and lets the other replicas look. */
  changed(): Promise<void>;
  close(): Promise<void>;
};

export type AccessWatchOptions = {
  channel: ReplicaChannel;
  isStillGood(credential: Credential): Promise<boolean>;
  log: Log;
  /** How often to look, should no note tell. */
  everyMs: number;
};

const topic = "access-changed";

export function watchAccess({ channel, isStillGood, log, everyMs }: AccessWatchOptions): AccessWatch {
  const open = new Map<string, { credential: Credential; ends: Set<() => void> }>();
  const stop = new AbortController();

  const look = async (): Promise<void> => {
    for (const [key, { credential, ends }] of [...open]) {
      if (await isStillGood(credential)) continue;
      open.delete(key);
      for (const end of ends) end();
    }
  };
  const lookOrSay = () =>
    look().catch((error: unknown) => log.warn({ err: error }, "could not look who still has access"));

  channel.listen(topic, () => void lookOrSay());
  const looking = (async () => {
    for (;;) {
      await wait(everyMs, stop.signal);
      if (stop.signal.aborted) return;
      await lookOrSay();
    }
  })();

  return {
    guard: (credential, end) => {
      const key = `${credential.kind} ${credential.hash}`;
      const entry = open.get(key) ?? { credential, ends: new Set() };
      open.set(key, entry);
      entry.ends.add(end);
      return () => {
        entry.ends.delete(end);
        if (entry.ends.size === 0 && open.get(key) === entry) open.delete(key);
      };
    },
    changed: async () => {
      channel.tell(topic, {});
      await lookOrSay();
    },
    close: async () => {
      stop.abort();
      await endsWithin(2000, looking);
    },
  };
}
