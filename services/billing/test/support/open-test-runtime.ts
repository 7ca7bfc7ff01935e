import { testServers, uniqueName } from "@wordlehint/test-servers";
import { openRuntime } from "@wordlehint/runtime";

/** The runtime of a service without HTTP routes, with a database of its own: for tests of stores. */
export const openTestRuntime = () =>
  openRuntime("billing", {
    HOST: "127.0.0.1",
    PORT: 0,
    LOG_LEVEL: "silent",
    MONGODB_URL: testServers().mongoUrl,
    MONGODB_DATABASE: uniqueName("billing"),
  });
