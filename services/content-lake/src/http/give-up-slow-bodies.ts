import type { RequestHandler } from "express";

/** Uploads may take as long as any request. */
const isUpload = /^\/v[\w-]+\/assets\//;

/** Ends requests whose body hasn't arrived after `timeoutMs`, with 408. Applies to every body except uploads. */
export function giveUpSlowBodies(timeoutMs: number): RequestHandler {
  return (req, res, next) => {
    const hasBody =
      req.headers["content-length"] !== undefined || req.headers["transfer-encoding"] !== undefined;
    if (hasBody && !isUpload.test(req.path)) {
      const timer = setTimeout(() => {
        if (res.headersSent) req.destroy();
        else res.writeHead(408, { Connection: "close", "Content-Length": 0 }).end(() => req.destroy());
      }, timeoutMs);
      // Not before the body has ended: a response may be sent earlier.
      req.once("close", () => clearTimeout(timer));
    }
    next();
  };
}
