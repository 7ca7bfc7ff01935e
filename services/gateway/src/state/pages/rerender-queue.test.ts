import { createRerenderQueue } from "./rerender-queue.ts";
import { storedPage } from "../../../test/support/stored-page.ts";

const pages = (...paths: string[]) => paths.map((path) => storedPage({ path }));

/** A queue whose renders wait for the test. */
function useQueue() {
  const queue = createRerenderQueue();
  const started: { path: string; finish: () => void }[] = [];
  const add = (...paths: string[]) =>
    queue.add(pages(...paths), ({ path }) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      started.push({ path, finish: () => resolve(undefined) });
      return promise;
    });
  /** Lets renders finish until none is left; returns the paths of all renders in order. */
  const drain = async () => {
    for (const render of started) {
      render.finish();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return started.map(({ path }) => path);
  };
  return { queue, started, add, drain };
}

describe("pages that are rendered again", () => {
  it("are rendered four at a time, those added last first", async () => {
    const { started, add, drain } = useQueue();
    add("/1", "/2", "/3", "/4", "/5", "/6");
    expect(started.map(({ path }) => path)).toEqual(["/1", "/2", "/3", "/4"]);
    add("/7", "/8");
    expect(await drain()).toEqual(["/1", "/2", "/3", "/4", "/7", "/8", "/5", "/6"]);
  });

  it("are rendered once if they are added again while they wait", async () => {
    const { add, drain } = useQueue();
    add("/1", "/2", "/3", "/4", "/5", "/6");
    add("/6", "/7");
    expect(await drain()).toEqual(["/1", "/2", "/3", "/4", "/6", "/7", "/5"]);
  });

  it("are rendered once more if they are added again while they are rendered", async () => {
    const { add, drain } = useQueue();
    add("/1");
    add("/1");
    expect(await drain()).toEqual(["/1", "/1"]);
  });

  it("don't stop the others if they fail", async () => {
    const queue = createRerenderQueue();
    const rendered: string[] = [];
    queue.add(pages("/1", "/2", "/3", "/4", "/5"), ({ path }) => {
      rendered.push(path);
      return Promise.reject(new Error("broken"));
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(rendered).toHaveLength(5);
  });

  it("are dropped while they wait if the queue is cleared", async () => {
    const { queue, add, drain } = useQueue();
    add("/1", "/2", "/3", "/4", "/5");
    queue.clear();
    expect(await drain()).toEqual(["/1", "/2", "/3", "/4"]);
  });
});
