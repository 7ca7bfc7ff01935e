import { inTurn } from "./in-turn.ts";

/** Work that takes as long as the test wants. */
function heldWork() {
  const runs: PromiseWithResolvers<undefined>[] = [];
  const work = async () => {
    const run = Promise.withResolvers<undefined>();
    runs.push(run);
    await run.promise;
  };
  return { runs, work };
}

describe("Work that is done in turn", () => {
  it("runs again for a call that arrives while it is running, as it may have missed what happened since", async () => {
    const { runs, work } = heldWork();
    const call = inTurn(work);
    const [first, second] = [call(), call()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve(undefined);
    await first;
    expect(runs).toHaveLength(2);
    runs[1]?.resolve(undefined);
    await second;
  });

  it("runs once for all calls that wait for the same turn", async () => {
    const { runs, work } = heldWork();
    const call = inTurn(work);
    const calls = [call(), call(), call(), call()];
    runs[0]?.resolve(undefined);
    await calls[0];
    runs[1]?.resolve(undefined);
    await Promise.all(calls);
    expect(runs).toHaveLength(2);
  });

  it("goes on after a run that failed, which fails only the calls of that run", async () => {
    const { runs, work } = heldWork();
    const call = inTurn(work);
    const [first, second] = [call(), call()];
    runs[0]?.reject(new Error("away"));
    await expect(first).rejects.toThrow("away");
    runs[1]?.resolve(undefined);
    await expect(second).resolves.toBeUndefined();
    const third = call();
    runs[2]?.resolve(undefined);
    await expect(third).resolves.toBeUndefined();
  });
});
