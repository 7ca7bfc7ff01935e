import type { IncomingMessage } from "node:http";
import type { Context } from "../../context.ts";

type Request = Pick<IncomingMessage, "headers">;

/** Returns a function that logs a warning at the first request through a proxy, if `TRUSTED_PROXY_HOPS` names none. */
export function warnOfProxy({ config, log }: Pick<Context, "config" | "log">): (req: Request) => void {
  let hasWarned = false;
  return ({ headers }) => {
    if (hasWarned || config.TRUSTED_PROXY_HOPS > 0 || headers["x-forwarded-for"] === undefined) return;
    hasWarned = true;
    log.warn(
      "requests come through a proxy: if it is yours, set TRUSTED_PROXY_HOPS, or all clients share one limit",
    );
  };
}
