import { judgeMemory } from "./memory.ts";

const of = (count: number, mib: number) => Array.from({ length: count }, () => mib);

describe("The memory of a process", () => {
  it("is flat when it grows in the first third only", () => {
    const verdict = judgeMemory([...of(11, 100), ...of(9, 400), ...of(10, 410)]);
    expect(verdict).toEqual({ start: 100, middle: 400, end: 410, isFlat: true });
  });

  it("is flat when a garbage collection comes late once", () => {
    expect(judgeMemory([...of(20, 400), ...of(9, 400), 900]).isFlat).toBe(true);
  });

  it.each([
    [512, true],
    [513, false],
  ])("of 400 MiB may be %d in the last third: %s", (end, isFlat) => {
    expect(judgeMemory([...of(20, 400), ...of(10, end)]).isFlat).toBe(isFlat);
  });
});
