import { ObjectId, Timestamp } from "bson";
import { maxDocumentBytes, type Reply } from "../bson/encode.ts";
import { isDoc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import type { Command, Context } from "./context.ts";
import { sessionTimeoutMinutes } from "./sessions.ts";

/** The MongoDB release that this server emulates, and its wire version. */
const version = "8.0.0";
const maxWireVersion = 25;

const electionId = new ObjectId("7fffffff0000000000000001");

/** `hello` and its legacy names. The server is the primary of a replica set with one member. */
export const hello: Command = {
  kind: "plain",
  run: ({ server, name, connection }) => {
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
      lastWrite: { opTime: { ts: new Timestamp({ t: 1, i: 1 }), t: 1 }, lastWriteDate: new Date() },
      maxBsonObjectSize: maxDocumentBytes,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: sessionTimeoutMinutes,
      connectionId: connection,
      minWireVersion: 0,
      maxWireVersion,
      readOnly: false,
      ok: 1,
    };
  },
};

export const ping: Command = simple(() => ({}));

export const buildInfo: Command = simple(() => ({
  version,
  versionArray: [...version.split(".").map(Number), 0],
  gitVersion: "embedded",
  modules: [],
  storageEngines: ["sqlite"],
  bits: 64,
  debug: false,
  maxBsonObjectSize: maxDocumentBytes,
}));

export const serverStatus: Command = {
  kind: "plain",
  run: ({ server }) => {
    const uptime = (Date.now() - server.startedAt) / 1000;
    return {
      host: server.me(),
      version,
      process: "mongod",
      pid: process.pid,
      uptime,
      localTime: new Date(),
      metrics: { cursor: { open: { total: server.cursors.size } } },
      storageEngine: { name: "sqlite", persistent: true },
      ok: 1,
    };
  },
};

/** Sets `ttlMonitorEnabled`, the only parameter that this server has, until it ends. */
export const setParameter: Command = {
  kind: "plain",
  run: ({ fields, server }) => {
    fields.ignore("setParameter");
    const unknown = fields.unread().find((name) => name !== "ttlMonitorEnabled");
    if (unknown !== undefined) fail("InvalidOptions", `attempted to set unrecognized parameter [${unknown}]`);
    if (fields.any("ttlMonitorEnabled") === undefined) fail("InvalidOptions", "no option found to set");
    const was = server.ttlMonitorEnabled;
    server.ttlMonitorEnabled = fields.flag("ttlMonitorEnabled");
    return { was, ok: 1 };
  },
};

export const connectionStatus: Command = {
  kind: "plain",
  run: ({ fields }) => {
    fields.ignore("connectionStatus", "showPrivileges");
    fields.done();
    return { authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 };
  },
};

export const endSessions: Command = {
  kind: "write",
  run: ({ fields, name, server }) => {
    const sessions = fields.documents(name) ?? [];
    fields.done();
    for (const session of sessions) {
      const id = isDoc(session) ? session.get("id") : undefined;
      if (id && typeof id === "object" && "sub_type" in id) server.sessions.end(id.toString("hex"));
    }
    return { ok: 1 };
  },
};

function simple(reply: (context: Context) => Reply): Command {
  return {
    kind: "plain",
    run: (context) => {
      context.fields.any(context.name);
      context.fields.done();
      return { ...reply(context), ok: 1 };
    },
  };
}
