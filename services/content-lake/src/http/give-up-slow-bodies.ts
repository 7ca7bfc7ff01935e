import type { RequestHandler } from "express";

/** Uploads may take as long as any request. */
const isUpload = /^\/v[\w-]+\/assets\//;

/**
 * Ends requests whose body hasn't arrived after `timeoutMs`, with 408. Applies to every body except uploads. The time
 * begins again as long as nobody reads the body, such as while the request waits for its turn.
 */
export function giveUpSlowBodies(timeoutMs: number): RequestHandler {
  return (req, res, next) => {
    const hasBody =
      req.headers["content-length"] !== undefined || req.headers["transfer-encoding"] !== undefined;
    if (hasBody && !isUpload.test(req.path)) {
      const timer = setTimeout(() => {
        if (req.readableFlowing === null) timer.refresh();
        else if (res.headersSent) req.destroy();
        else res.writeHead(408, { Connection: "close", "Content-Length": 0 }).end(() => req.destroy());
      }, timeoutMs);
      // Not before the body has ended: a response may be sent earlier.
      req.once("close", () => clearTimeout(timer));
    }
    next();
  };
}
