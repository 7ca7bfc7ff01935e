import { setTimeout as pause } from "node:timers/promises";

/** Waits until the condition is true. */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(5);
}
