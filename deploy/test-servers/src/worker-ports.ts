const size = 1000;
const ranges = 10;

/**
 * The range of ports of this Jest worker, among ten ranges of a thousand ports from `lowest` on. Each worker chooses from
 * its own, since a port that was found free may be bound some time later.
 */
export function workerPorts(lowest: number): { first: number; last: number } {
  const first = lowest + (Number(process.env.JEST_WORKER_ID ?? 0) % ranges) * size;
  return { first, last: first + size - 1 };
}
