import { registerHooks } from "node:module";
import { addEventHandler } from "jest-circus";

/**
 * Set-up of a worker of `jest-light-runner`, which runs test files on Node itself. It adds what that runner lacks: an end
 * to a test that hangs, `.tsx` files, and modules that belong to one test file with the hooks that they register and all
 * that they remember: those in `test/` folders, and those of the site and the studio, which in a browser belong to a page.
 */

const { setTimeout, clearTimeout } = globalThis;

/** For a test or a hook without a limit of its own. No test is about how long something takes. */
const limitMs = 120_000;
const ofOneTestFile = /\/(test|site\/src|studio\/src)\//;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    // The runner imports each test file by an address with a query of its own.
    const query = new URL(context.parentURL ?? resolved.url).search;
    const { protocol, pathname, search } = new URL(resolved.url);
    const isOfOne =
      protocol === "file:" && ofOneTestFile.test(pathname) && !pathname.includes("/node_modules/");
    return isOfOne && query !== "" && search === "" ? { ...resolved, url: resolved.url + query } : resolved;
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
