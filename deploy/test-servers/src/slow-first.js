import TestSequencer from "@jest/test-sequencer";

/** Test files that take longest. Started last, each would run alone while the other workers have nothing left to do. */
const slowest = ["deploy/tests/product/chaos.test.ts"];

/** Starts the slowest files first, and otherwise orders files like Jest. */
export default class SlowFirst extends TestSequencer {
  /** @override */
  sort(tests) {
    const sorted = super.sort(tests);
    const isSlow = ({ path }) => slowest.some((slow) => path.endsWith(slow));
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
}
