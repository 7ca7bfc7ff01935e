/** A sleep that can be interrupted. A ring while nobody sleeps ends the next sleep at once. */
export type Alarm = { ring(): void; sleep(ms: number): Promise<void> };

/** Creates an alarm that nobody has rung. */
export function createAlarm(): Alarm {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    sleep: async (ms) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const timer = setTimeout(resolve, ms);
      wake = () => resolve(undefined);
      if (!rung) await promise;
      rung = false;
      wake = undefined;
      clearTimeout(timer);
    },
  };
}
