/** Runs tasks of one key in the order in which they came, and tasks of different keys side by side. */
export type Lanes = {
  /** Resolves to undefined when the task failed; the fault is reported, not thrown. */
  run<T>(key: string, task: () => Promise<T>): Promise<T | undefined>;
  settled(): Promise<void>;
};

export function createLanes(report: (error: unknown) => void): Lanes {
  const lanes = new Map<string, Promise<unknown>>();
  return {
    run: (key, task) => {
      const before = lanes.get(key) ?? Promise.resolve();
      const run = before.then(task).catch((error: unknown) => {
        report(error);
        return undefined;
      });
      lanes.set(key, run);
      void run.then(() => {
        if (lanes.get(key) === run) lanes.delete(key);
      });
      return run;
    },
    settled: async () => {
      while (lanes.size > 0) await Promise.all(lanes.values());
    },
  };
}
