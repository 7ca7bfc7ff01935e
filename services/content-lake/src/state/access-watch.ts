import type { ReplicaChannel } from "../clients/replica-channel.ts";
import type { Credential } from "../domain/access/requester.ts";

/** The open connections of this replica, which end when their credential becomes invalid. */
export type AccessWatch = {
  /** Calls `end` once when the credential becomes invalid. Returns a function that stops watching. */
  guard(credential: Credential, end: () => void): () => void;
  /** Ends the connections whose credential is no longer valid. */
  endInvalid(isValid: (credential: Credential) => Promise<boolean>): Promise<void>;
  /** Call it when someone has lost access: this replica and the others then check their connections. */
  accessChanged(): void;
  /** Calls `check` whenever someone has lost access, on any replica. */
  onAccessChanged(check: () => void): void;
};

const topic = "access-changed";

export function createAccessWatch(channel: ReplicaChannel): AccessWatch {
  const guarded = new Map<string, { credential: Credential; ends: Set<() => void> }>();
  let check: () => void = () => undefined;
  channel.listen(topic, () => check());

  return {
    guard: (credential, end) => {
      const key = `${credential.kind} ${credential.hash}`;
      const entry = guarded.get(key) ?? { credential, ends: new Set() };
      guarded.set(key, entry);
      entry.ends.add(end);
      return () => {
        entry.ends.delete(end);
        if (entry.ends.size === 0 && guarded.get(key) === entry) guarded.delete(key);
      };
    },
    endInvalid: async (isValid) => {
      for (const [key, { credential, ends }] of [...guarded]) {
        if (await isValid(credential)) continue;
        guarded.delete(key);
        for (const end of ends) end();
      }
    },
    accessChanged: () => {
      channel.publish(topic, {});
      check();
    },
    onAccessChanged: (listener) => {
      check = listener;
    },
  };
}
