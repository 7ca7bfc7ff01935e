import type { IncomingMessage } from "node:http";
import type { Context } from "../context.ts";

type Request = Pick<IncomingMessage, "headers">;

/** Returns a function that warns operators, once, if a request has come through a proxy of which they have said nothing. */
export function warnOfProxy({ config, log }: Pick<Context, "config" | "log">): (req: Request) => void {
  let isDone = config.TRUSTED_PROXY_HOPS > 0;
  return ({ headers }) => {
    if (isDone || headers["x-forwarded-for"] === undefined) return;
    isDone = true;
    log.warn(
      "requests come through a proxy: if it is yours, set TRUSTED_PROXY_HOPS, or all clients share one limit",
    );
  };
}
