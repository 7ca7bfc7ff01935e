/** Returns a function that writes what it is given, in groups: what comes while a write is in progress is one write. */
export function groupWrites<T>(write: (group: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let next: T[] = [];
  let coming: Promise<void> | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  return (one) => {
    next.push(one);
    coming ??= writing.then(() => {
      const group = next;
      next = [];
      coming = undefined;
      const written = write(group);
      writing = written.catch(() => undefined);
      return written;
    });
    return coming;
  };
}
