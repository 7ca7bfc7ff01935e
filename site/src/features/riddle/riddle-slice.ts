import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { PuzzleDate } from "@wordlehint/contracts";
import type { ShownRiddle } from "../../lib/shown-riddle.ts";

/** How long the latest riddle counts as fresh, and how long it is kept (specification, section 9). */
export const freshMs = 3_600_000;
export const keptMs = 3 * freshMs;

export interface RiddleState {
  latest: ShownRiddle | null;
  /** The day that was asked for when `latest` came. */
  day: PuzzleDate | null;
  receivedAtMs: number;
  isPending: boolean;
  /** Questions in a row that brought no riddle of the day that was asked for. */
  misses: number;
}

const initialState: RiddleState = { latest: null, day: null, receivedAtMs: 0, isPending: false, misses: 0 };

interface Received {
  riddle: ShownRiddle;
  day: PuzzleDate;
  nowMs: number;
}

const slice = createSlice({
  name: "riddle",
  initialState,
  reducers: {
    riddleRendered: (state, { payload }: PayloadAction<Omit<Received, "day">>) => {
      const isKept = payload.nowMs - state.receivedAtMs < keptMs;
      if (state.latest && isKept && state.latest.date >= payload.riddle.date) return;
      state.latest = payload.riddle;
      state.day = payload.riddle.date;
      state.receivedAtMs = payload.nowMs;
    },
    riddleAsked: (state) => {
      state.isPending = true;
    },
    riddleReceived: (state, { payload }: PayloadAction<Received>) => {
      state.latest = payload.riddle;
      state.day = payload.day;
      state.receivedAtMs = payload.nowMs;
      state.isPending = false;
      state.misses = payload.riddle.date < payload.day ? state.misses + 1 : 0;
    },
    riddleMissed: (state) => {
      state.isPending = false;
      state.misses += 1;
    },
  },
  selectors: { selectRiddleState: (state) => state },
});

export const riddleReducer = slice.reducer;
export const { riddleRendered, riddleAsked, riddleReceived, riddleMissed } = slice.actions;
export const { selectRiddleState } = slice.selectors;

/** Whether the browser should ask: nothing there, another day than the one asked for, or no longer fresh. */
export function isDue(state: RiddleState, day: PuzzleDate, nowMs: number): boolean {
  if (state.isPending) return false;
  return state.latest === null || state.day !== day || nowMs - state.receivedAtMs >= freshMs;
}
