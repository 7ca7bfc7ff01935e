const closers: (() => unknown)[] = [];

/** Has something closed by `closeAll`. */
export function closeLater(close: () => unknown): void {
  closers.push(close);
}

/** Closes everything that tests have opened, last opened first. */
export async function closeAll(): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}
