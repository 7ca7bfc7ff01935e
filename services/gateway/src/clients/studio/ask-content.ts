import { ClientError } from "@sanity/client";
import { DomainError, type Log } from "@wordlehint/runtime";

/**
 * Asks the content store on behalf of an editor.
 * @throws {DomainError} `unavailable` when it can't be asked
 */
export async function askContent<T>(log: Log, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    // A 4xx refuses our token, not what the editor has sent.
    const isRefused = cause instanceof ClientError;
    log.warn(
      { err: cause },
      isRefused ? "the content store refuses SANITY_TOKEN" : "the content store can't be queried",
    );
    throw new DomainError("unavailable", "The content can't be asked right now. Please try again shortly.");
  }
}
