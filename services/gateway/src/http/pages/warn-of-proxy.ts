import type { IncomingMessage } from "node:http";
import type { BaseContext } from "../../context/base.ts";

type Request = Pick<IncomingMessage, "headers">;

/** Returns a function that logs a warning at the first request through a proxy, if `TRUSTED_PROXY_HOPS` names none. */
type ProxyContext = {
  config: Pick<BaseContext["config"], "TRUSTED_PROXY_HOPS">;
  log: Pick<BaseContext["log"], "warn">;
};

export function warnOfProxy({ config, log }: ProxyContext): (req: Request) => void {
  let hasWarned = false;
  return ({ headers }) => {
    if (hasWarned || config.TRUSTED_PROXY_HOPS > 0 || headers["x-forwarded-for"] === undefined) return;
    hasWarned = true;
    log.warn(
      "requests come through a proxy: if it is yours, set TRUSTED_PROXY_HOPS, or all clients share one limit",
    );
  };
}
