import { jest } from "@jest/globals";
import { act } from "@testing-library/react";

/** Advances fake timers, and lets promises settle and React render in between. */
export async function runFor(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}
