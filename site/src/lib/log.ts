// The one place where the site writes to a console: the browser's, or the renderer's log.
// oxlint-disable no-console

/** Logs a failure that the page recovers from. */
export function logFailure(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`${what}: ${reason}`);
}

/** Logs what a request was refused for. */
export function logRefusal(text: string): void {
  console.error(text);
}

/** Logs what helps to find out why something fails. */
export function logDetail(text: string): void {
  console.info(text);
}
