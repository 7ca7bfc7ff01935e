/** Runs tasks of one key in order, and tasks of different keys concurrently. */
export type KeyedQueue = {
  /** Resolves to undefined when the task fails; the error goes to `report`. */
  run<T>(key: string, task: () => Promise<T>): Promise<T | undefined>;
  /** Resolves when no task is waiting or running. */
  settled(): Promise<void>;
};

export function createKeyedQueue(report: (error: unknown) => void): KeyedQueue {
  const lastTasks = new Map<string, Promise<unknown>>();
  return {
    run: (key, task) => {
      const before = lastTasks.get(key) ?? Promise.resolve();
      const run = before.then(task).catch((error: unknown) => {
        report(error);
        return undefined;
      });
      lastTasks.set(key, run);
      void run.then(() => {
        if (lastTasks.get(key) === run) lastTasks.delete(key);
      });
      return run;
    },
    settled: async () => {
      while (lastTasks.size > 0) await Promise.all(lastTasks.values());
    },
  };
}
