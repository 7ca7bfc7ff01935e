import { Binary, ObjectId } from "bson";
import { maxDocumentBytes } from "../bson/encode.ts";
import { isDoc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { sessionTimeoutMinutes } from "../store/replies.ts";
import type { Command } from "./context.ts";

/** The wire version of MongoDB 8.0. */
const maxWireVersion = 25;
const electionId = new ObjectId("7fffffff0000000000000001");

/** `hello` and its legacy names. The server is the primary of a replica set with one member. */
export const hello: Command = {
  writes: false,
  run: ({ server, name }) => {
    const me = server.me();
    return {
      ...(name === "hello" ? { isWritablePrimary: true } : { ismaster: true }),
      helloOk: true,
      setName: "rs0",
      setVersion: 1,
      secondary: false,
      hosts: [me],
      primary: me,
      me,
      electionId,
      maxBsonObjectSize: maxDocumentBytes,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: sessionTimeoutMinutes,
      minWireVersion: 0,
      maxWireVersion,
      readOnly: false,
      ok: 1,
    };
  },
};

export const ping: Command = {
  writes: false,
  run: ({ fields }) => {
    fields.any("ping");
    fields.done();
    return { ok: 1 };
  },
};

/** Sets `ttlMonitorEnabled`, the only parameter that this server has, until it ends. */
export const setParameter: Command = {
  writes: false,
  run: ({ fields, server }) => {
    fields.any("setParameter");
    const unknown = fields.unread().find((name) => name !== "ttlMonitorEnabled");
    if (unknown !== undefined) fail("InvalidOptions", `attempted to set unrecognized parameter [${unknown}]`);
    if (fields.any("ttlMonitorEnabled") === undefined) fail("InvalidOptions", "no option found to set");
    const was = server.ttlMonitorEnabled;
    server.ttlMonitorEnabled = fields.flag("ttlMonitorEnabled");
    return { was, ok: 1 };
  },
};

export const endSessions: Command = {
  writes: true,
  run: ({ fields, name, store }) => {
    const sessions = fields.documents(name) ?? [];
    fields.done();
    for (const session of sessions) {
      const id = isDoc(session) ? session.get("id") : undefined;
      if (id instanceof Binary) store.replies.deleteOf(id.toString("hex"));
    }
    return { ok: 1 };
  },
};
