/** Logs a failure that the page recovers from, to the browser's console or the renderer's log. */
export function logFailure(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  // oxlint-disable-next-line no-console -- the one place where the site writes to a console
  console.error(`${what}: ${reason}`);
}
