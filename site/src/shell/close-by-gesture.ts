/** `CloseWatcher`, which TypeScript's DOM library doesn't have yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Closes an overlay by the device's Back gesture, in browsers with `CloseWatcher`. Returns the function to
 * stop that.
 */
export function closeByGesture(onClose: () => void): (() => void) | undefined {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = onClose;
  return () => watcher.destroy();
}
