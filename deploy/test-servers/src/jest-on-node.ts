import { registerHooks } from "node:module";
import { addEventHandler } from "jest-circus";

/**
 * Set-up for workers of `jest-light-runner`, which runs test files directly in Node. It adds a time limit for tests and
 * hooks, and loads some modules again for each test file, so that their state and the hooks that they register aren't
 * shared: support modules in `test/` folders, and the modules of the site and the studio.
 */

const { setTimeout, clearTimeout } = globalThis;

/** Time limit of a test or hook without one of its own. No test is about how long something takes. */
export const limitMs = 120_000;
const loadedPerTestFile = /\/(test|site\/src|studio\/src)\//;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    // The runner imports each test file by an address with a query of its own.
    const query = new URL(context.parentURL ?? resolved.url).search;
    const { protocol, pathname, search } = new URL(resolved.url);
    const isLoadedAgain =
      protocol === "file:" && loadedPerTestFile.test(pathname) && !pathname.includes("/node_modules/");
    return isLoadedAgain && query !== "" && search === ""
      ? { ...resolved, url: resolved.url + query }
      : resolved;
  },
});

addEventHandler(({ name }, { currentDescribeBlock: { children, hooks } }) => {
  const added = name === "add_test" ? children.at(-1) : name === "add_hook" ? hooks.at(-1) : undefined;
  if (!added || added.type === "describeBlock") return;
  added.fn = limited(added.fn as () => unknown, added.timeout ?? limitMs);
});

function limited(run: () => unknown, ms: number): () => Promise<void> {
  return async () => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`This has not ended after ${ms / 1000} seconds.`)), ms);
    try {
      await Promise.race([run(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
