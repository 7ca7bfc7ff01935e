import { createLog } from "@wordlehint/runtime";
import { SiteError } from "../clients/pages/connect-site.ts";
import type { Context } from "../context.ts";
import { watchSite } from "./watch-site.ts";

const ending = new AbortController();
afterEach(() => ending.abort());

it("knows by the last check whether the renderer responds", async () => {
  const responses = [true, false, true];
  const checked: boolean[] = [];
  const rerendered: number[] = [];
  const settled = Promise.withResolvers<undefined>();
  const context = {
    site: {
      fetch: () => {
        checked.push(watch.isUp());
        const isUp = responses.shift();
        if (isUp === undefined) settled.resolve(undefined);
        return isUp ? Promise.resolve({ status: 404 }) : Promise.reject(new SiteError("away"));
      },
    },
    inlineScripts: { refresh: () => Promise.resolve([]) },
    store: { stale: () => (rerendered.push(checked.length), []) },
    rerenders: { add: () => undefined },
    log: createLog({ service: "test", level: "silent" }),
    signal: ending.signal,
    limits: { watchMs: 1 },
    onClose: () => undefined,
  } as unknown as Context;
  const watch = watchSite(context);
  expect(watch.isUp()).toBe(false);
  await settled.promise;
  expect(checked).toEqual([false, true, false, true]);
  // Only when a check finds the renderer up that was away before: the first and the third.
  expect(rerendered).toEqual([1, 3]);
});
