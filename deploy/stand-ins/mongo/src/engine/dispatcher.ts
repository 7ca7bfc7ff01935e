import { Binary } from "bson";
import { writeConcernError } from "./concerns.ts";
import type { Reply } from "../bson/encode.ts";
import { type Doc, isDoc, isNumber, toNumber, type Value } from "../bson/value.ts";
import { fail, MongoError, unsupported } from "../errors.ts";
import type { Command, Context, Server } from "../commands/context.ts";
import { Fields } from "../commands/fields.ts";
import { commands } from "../commands/registry.ts";

/** Fields of any command. Those that aren't handled below have no effect on a single member. */
const commonFields = ["$db", "lsid", "txnNumber", "readConcern", "writeConcern", "$readPreference"];

/**
 * Runs one command.
 * @throws {MongoError} when the command fails.
 */
export function dispatch(server: Server, body: Doc): Reply {
  const name = body.keys().next().value ?? "";
  const command = commands.get(name) ?? unsupported(`the command '${name}'`, "CommandNotFound");
  if (body.get("autocommit") === false) unsupported("transactions");
  const context = contextOf(server, body, name);
  const reply = run(command, context, body.get("txnNumber"));
  const concern = command.writes ? writeConcernError(body) : undefined;
  return concern ? { ...reply, writeConcernError: concern } : reply;
}

function contextOf(server: Server, body: Doc, name: string): Context {
  const fields = new Fields(body, name);
  fields.ignore(...commonFields);
  const database = fields.string("$db") ?? fail(40571, "OP_MSG requests require a $db argument");
  if (database === "" || /[/\\. "$\0]/.test(database) || Buffer.byteLength(database) > 63) {
    fail("InvalidNamespace", `Invalid database name: '${database}'`);
  }
  checkReadConcern(body);
  const session = fields.document("lsid")?.get("id");
  return {
    server,
    store: server.store,
    name,
    database,
    fields,
    session: session instanceof Binary ? session.toString("hex") : undefined,
  };
}

/** All of these are equivalent on a single member. */
const readConcerns = ["local", "available", "majority", "linearizable"];

function checkReadConcern(body: Doc): void {
  const concern = body.get("readConcern");
  const level = isDoc(concern) ? concern.get("level") : undefined;
  if (level === undefined || (typeof level === "string" && readConcerns.includes(level))) return;
  if (level === "snapshot") unsupported("the read concern 'snapshot'");
  fail(
    "FailedToParse",
    "readConcern.level must be either 'local', 'majority', 'linearizable', 'available', or 'snapshot'",
  );
}

/** Runs a command. A retried write that was done before isn't repeated, but gets the same reply. */
function run({ writes, run: work }: Command, context: Context, number: Value | undefined): Reply {
  const { store, session, name } = context;
  if (!writes) return work(context);
  store.begin();
  if (session === undefined || !isNumber(number)) return store.atomically(() => work(context));
  const transaction = toNumber(number);
  const stored = store.replies.find(session, transaction, name);
  if (stored) return { ...stored, retriedStmtIds: [0] };
  return store.atomically(() => {
    const reply = work(context);
    store.replies.save(session, transaction, name, reply);
    return reply;
  });
}

/** Converts an error into a reply. */
export function errorReply(error: unknown): Reply {
  if (error instanceof MongoError) {
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.extra };
  }
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return { ok: 0, errmsg: `Internal error: ${message}`, code: 1, codeName: "InternalError" };
}
