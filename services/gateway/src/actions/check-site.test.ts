import { createLog } from "@wordlehint/runtime";
import { Registry } from "prom-client";
import type { Context } from "../context.ts";
import { createPageMetrics } from "../metrics.ts";
import { createRendersInFlight } from "../store/renders-in-flight.ts";
import { checkSite } from "./check-site.ts";

/** A gateway with the pages of an older build, whose disk takes as long as the test says. */
function useGateway({ build }: { build?: string } = {}) {
  const steps: string[] = [];
  const marking = Promise.withResolvers<undefined>();
  const context = {
    site: { fetch: () => Promise.resolve({ status: 200, body: Buffer.from("the build's id"), headers: {} }) },
    inlineScripts: { refresh: () => Promise.resolve([]) },
    state: { build, save: () => Promise.resolve(void steps.push("saved")) },
    store: {
      list: () => [{ key: "/about", path: "/about", kind: "page", status: 200, tags: [] }],
      stale: () => [],
      markStale: () => {
        steps.push("marking");
        return marking.promise;
      },
    },
    renders: createRendersInFlight(),
    rerenders: { add: () => steps.push("rendering") },
    pageMetrics: createPageMetrics(new Registry(), () => ({ memory: 0, disk: 0 })),
    log: createLog({ service: "test", level: "silent" }),
    signal: new AbortController().signal,
  } as unknown as Context;
  return { check: () => checkSite(context, true), steps, marked: () => marking.resolve(undefined) };
}

/** Waits for promises that are about to settle. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a new build of the site", () => {
  it("is known only when the older one's pages are marked: a restart meanwhile marks them again", async () => {
    const { check, steps, marked } = useGateway({ build: "the older one" });
    const checking = check();
    await turn();
    expect(steps).toEqual(["marking", "rendering"]);
    marked();
    expect(await checking).toBe(true);
    expect(steps).toEqual(["marking", "rendering", "saved"]);
  });

  it("makes no page stale if it is the first", async () => {
    const { check, steps } = useGateway();
    expect(await check()).toBe(true);
    expect(steps).toEqual(["saved"]);
  });
});
