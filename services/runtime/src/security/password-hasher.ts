import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { argon2id, hash, verify } from "argon2";
import PQueue from "p-queue";
import { DomainError } from "../domain-error.ts";

/**
 * Hashes and verifies passwords with argon2id. Keyboards write the same characters in several ways, so their compatibility
 * form (NFKC) is hashed, as NIST SP 800-63B recommends. Both methods throw `unavailable` when too many calls wait.
 */
export type PasswordHasher = {
  /**
   * Returns the hash to store, with its salt and parameters (PHC string format).
   * @throws {DomainError} `unavailable` when too many calls wait already.
   */
  hash(password: string): Promise<string>;
  /**
   * Returns whether `password` matches `passwordHash`, which an older release may have made of the typed form. Takes
   * as long for `undefined` (an unknown account) as for a wrong password, so that the response time doesn't tell
   * whether an account exists.
   * @throws {DomainError} `unavailable` when too many calls wait already.
   */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>;
};

/** Options of `createPasswordHasher`. */
export type PasswordHasherOptions = {
  /** Calls that run at the same time. Each occupies one core and 19 MiB of memory. */
  concurrency?: number;
  /** Calls that may wait for their turn, beyond those that run. */
  maxWaiting?: number;
};

/** The minimum that OWASP's password storage cheat sheet recommends for argon2id. `memoryCost` is in KiB. */
const parameters = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** libuv's pool has four threads by default; one stays free for files, DNS and compression. */
const maxThreads = 3;

/**
 * Creates a hasher whose calls queue up, so that a flood of sign-ins neither takes every thread nor waits
 * without end. Create one per process and share it.
 */
export function createPasswordHasher(options: PasswordHasherOptions = {}): PasswordHasher {
  const { concurrency = Math.min(availableParallelism(), maxThreads), maxWaiting = 64 } = options;
  const queue = new PQueue({ concurrency });
  let decoy: Promise<string> | undefined;

  const run = <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pending >= concurrency && queue.size >= maxWaiting)
      throw new DomainError("unavailable", "Too many people are signing in right now. Please try again.");
    return queue.add(work);
  };

  return {
    hash: async (password) => run(() => hash(password.normalize("NFKC"), parameters)),
    verify: async (password, passwordHash) =>
      run(async () => {
        decoy ??= hash(randomBytes(16).toString("hex"), parameters);
        const stored = passwordHash ?? (await decoy);
        const spellings = new Set([password.normalize("NFKC"), password]);
        for (const spelling of spellings)
          if (await verify(stored, spelling)) return passwordHash !== undefined;
        return false;
      }),
  };
}
