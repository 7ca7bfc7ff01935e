import type { Reply } from "../bson/encode.ts";
import { show } from "../bson/show.ts";
import { type Doc, isDoc, isNumber, toNumber } from "../bson/value.ts";

/** Returns the error for a write concern that a replica set with one member can't satisfy. */
export function writeConcernError(body: Doc): Reply | undefined {
  const concern = body.get("writeConcern");
  const members = isDoc(concern) ? concern.get("w") : undefined;
  if (members === undefined || members === "majority" || (isNumber(members) && toNumber(members) <= 1))
    return undefined;
  if (isNumber(members)) {
    return { code: 100, codeName: "UnsatisfiableWriteConcern", errmsg: "Not enough data-bearing nodes" };
  }
  return {
    code: 79,
    codeName: "UnknownReplWriteConcern",
    errmsg: `No write concern mode named '${show(members)}' found in replica set configuration`,
  };
}
