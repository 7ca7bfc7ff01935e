/** Notes a failure that the page carries on from, in the browser's console or the renderer's log. */
export function logFailure(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  // eslint-disable-next-line no-console -- the one place where the site writes to a console
  console.error(`${what}: ${reason}`);
}
