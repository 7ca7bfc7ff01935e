import type { Result } from "@wordlehint/contracts";
import { keepStorage } from "../../../lib/keep-storage.ts";

/** With the third result, a visitor has something to lose. */
const worthKeeping = 3;

/**
 * Stores a visitor's results in the browser, and asks it to keep them as soon as there are a few.
 * @param store writes the text, or removes it
 */
export function storeVisitors(
  store: (text: string | null) => void,
  before: readonly Result[],
  next: readonly Result[],
): void {
  store(next.length > 0 ? JSON.stringify(next) : null);
  if (before.length < worthKeeping && next.length >= worthKeeping) void keepStorage();
}
