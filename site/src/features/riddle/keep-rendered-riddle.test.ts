import { jest } from "@jest/globals";
import { makeStore } from "../../app/store.ts";
import { reducerWithApi } from "../../state/api.ts";
import type { ShownRiddle } from "../../lib/shown-riddle.ts";
import { browserZone } from "../../lib/zone.ts";
import { keepRenderedRiddle } from "./keep-rendered-riddle.ts";
import { riddleApi } from "./riddle-api.ts";

const riddleOf = (date: string, riddle = "A verse"): ShownRiddle => ({
  id: date,
  date,
  puzzleNumber: 1,
  wordLength: 5,
  riddle,
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
});

type Store = ReturnType<typeof makeStore>;

const cached = (store: Store, date: string) => {
  const select = riddleApi.endpoints.latestRiddle.select({ zone: browserZone(), date });
  return reducerWithApi.selector(select)(store.getState());
};

/** The timers of the cache, in hours, would keep the process alive. */
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("The rendered riddle", () => {
  it("is in the cache as the riddle of its date", () => {
    const store = makeStore();
    store.dispatch(keepRenderedRiddle(riddleOf("2026-11-21")));
    expect(cached(store, "2026-11-21")).toMatchObject({ isSuccess: true, data: riddleOf("2026-11-21") });
    expect(cached(store, "2026-11-22").data).toBeUndefined();
  });

  it("does not replace a riddle of that date that is in the cache already", () => {
    const store = makeStore();
    store.dispatch(keepRenderedRiddle(riddleOf("2026-11-21", "Newer")));
    store.dispatch(keepRenderedRiddle(riddleOf("2026-11-21", "Older")));
    expect(cached(store, "2026-11-21").data?.riddle).toBe("Newer");
  });

  it("leaves the cache three hours after the last page that showed it", () => {
    const store = makeStore();
    store.dispatch(keepRenderedRiddle(riddleOf("2026-11-21")));
    jest.advanceTimersByTime(3 * 3_600_000 - 1);
    expect(cached(store, "2026-11-21").data).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(cached(store, "2026-11-21").data).toBeUndefined();
  });
});
