import type { AppDispatch, RootState } from "../../app/store.ts";
import { reducerWithApi } from "../../state/api.ts";
import { browserZone } from "../../lib/zone.ts";
import { riddleApi } from "./riddle-api.ts";
import type { ShownRiddle } from "../../lib/shown-riddle.ts";

/** Puts the riddle that a page was rendered with into the cache, unless that holds one of the same date already. */
export function keepRenderedRiddle(riddle: ShownRiddle) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const arg = { zone: browserZone(), date: riddle.date };
    const select = reducerWithApi.selector(riddleApi.endpoints.latestRiddle.select(arg));
    if (select(getState()).data) return;
    dispatch(riddleApi.util.upsertQueryEntries([{ endpointName: "latestRiddle", arg, value: riddle }]));
  };
}
