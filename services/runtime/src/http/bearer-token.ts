import type { IncomingMessage } from "node:http";

/** The token of a request's `Authorization: Bearer`; undefined if there is none. */
export function bearerToken({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  return /^Bearer +(\S.*)$/i.exec(headers.authorization ?? "")?.[1];
}
