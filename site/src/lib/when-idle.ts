/** Calls `act` when the browser has nothing else to do, or after two seconds. Returns the function that calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(act, { timeout: 2_000 });
  return () => cancelIdleCallback(id);
}
