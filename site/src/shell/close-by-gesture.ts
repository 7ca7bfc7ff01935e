/** What browsers with a Back gesture of the device offer; TypeScript's library has no word of it. */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/** Lets the device's Back gesture close what lies over the page, where the browser can tell. The answer ends it. */
export function closeByGesture(onClose: () => void): (() => void) | undefined {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = onClose;
  return () => watcher.destroy();
}
