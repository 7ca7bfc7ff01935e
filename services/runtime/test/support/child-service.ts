import { once } from "node:events";
import * as z from "zod";
import { createMetrics, parseConfig, runMain, serviceConfig, startHttp, createLog } from "../../src/index.ts";

/** A service's process for tests; `BEHAVIOUR` says how it fails. */
const schema = z.object({
  ...serviceConfig,
  BEHAVIOUR: z.string(),
  SECRET: z.string().regex(/^ok/, "must begin with ok"),
});

await runMain(
  "child",
  () => parseConfig(schema),
  async ({ HOST, PORT, BEHAVIOUR, LOG_LEVEL }) => {
    const log = createLog({ service: "child", level: LOG_LEVEL });
    const routes = () => undefined;
    if (BEHAVIOUR === "start fails") throw new Error("no start");
    const http = await startHttp({
      host: HOST,
      port: PORT,
      log,
      metrics: createMetrics("child"),
      routes,
    });
    if (BEHAVIOUR === "starts on SIGWINCH") {
      log.info("starting");
      await once(process, "SIGWINCH");
    }
    if (BEHAVIOUR === "throws") setImmediate(() => nothing());
    if (BEHAVIOUR === "rejects") void Promise.reject(new Error("unheard"));
    return {
      url: http.url,
      adminUrl: http.url,
      close: async () => {
        if (BEHAVIOUR === "closes on SIGWINCH") await once(process, "SIGWINCH");
        await http.close();
        if (BEHAVIOUR === "close fails") throw new Error("no close");
      },
    };
  },
);

function nothing(): never {
  throw new Error("unforeseen");
}
