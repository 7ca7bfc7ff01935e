/** Enough that a password waits whenever another one has been checked. */
const atOnce = 8;

/** Does something again and again, eight times side by side, and returns how often in a second. */
export async function perSecond(work: () => Promise<void>, seconds: number): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const worker = async () => {
    while (performance.now() - begun < seconds * 1000) {
      await work();
      count++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (count / (performance.now() - begun)) * 1000;
}
