import type { Reply } from "../bson/encode.ts";
import { type Doc, isDoc, isNumber, toNumber } from "../bson/value.ts";
import { fail, MongoError, unsupported } from "../errors.ts";
import type { Command, Context, Server } from "../commands/context.ts";
import { Fields } from "../commands/fields.ts";
import { commands } from "../commands/registry.ts";
import { sessionKey, transactionNumber } from "../commands/sessions.ts";
import { writeConcernError } from "./concerns.ts";
import { type Outcome, runInTransaction } from "./transactions.ts";

/** Fields of any command. Those that aren't handled below have no effect on a single member. */
const commonFields = [
  "$db",
  "lsid",
  "txnNumber",
  "autocommit",
  "startTransaction",
  "stmtId",
  "stmtIds",
  "readConcern",
  "writeConcern",
  "maxTimeMS",
  "comment",
  "apiVersion",
  "apiStrict",
  "apiDeprecationErrors",
  "$readPreference",
  "$clusterTime",
  "$client",
];

/**
 * Runs one command.
 * @throws {MongoError} when the command fails.
 * @throws {Blocked} when the command has to wait for a transaction.
 */
export function dispatch(server: Server, body: Doc, connection: number): Outcome {
  const name = body.keys().next().value ?? "";
  const command = commands.get(name) ?? noCommand(name);
  const context = contextOf(server, body, name, connection);
  const outcome =
    body.get("autocommit") === false
      ? runInTransaction(command, context)
      : { reply: runOutsideTransaction(command, context) };
  const concern = command ? writeConcernError(body) : undefined;
  if (concern && command?.kind !== "read") outcome.reply = { ...outcome.reply, writeConcernError: concern };
  return outcome;
}

function noCommand(name: string): Command | undefined {
  return ["commitTransaction", "abortTransaction"].includes(name)
    ? undefined
    : fail("CommandNotFound", `no such command: '${name}'`);
}

function contextOf(server: Server, body: Doc, name: string, connection: number): Context {
  const fields = new Fields(body, name);
  fields.ignore(...commonFields);
  const database = fields.string("$db") ?? fail(40571, "OP_MSG requests require a $db argument");
  if (database === "" || /[/\\. "$\0]/.test(database) || Buffer.byteLength(database) > 63) {
    fail("InvalidNamespace", `Invalid database name: '${database}'`);
  }
  checkApiVersion(fields);
  checkReadConcern(body);
  const limit = body.get("maxTimeMS");
  if (limit !== undefined && (!isNumber(limit) || toNumber(limit) < 0))
    fail("BadValue", "maxTimeMS must be a non-negative number");
  const milliseconds = isNumber(limit) ? toNumber(limit) : 0;
  return {
    server,
    view: server.store,
    inTransaction: false,
    name,
    database,
    fields,
    body,
    connection,
    deadline: milliseconds > 0 ? Date.now() + milliseconds : undefined,
  };
}

function checkApiVersion(fields: Fields): void {
  const version = fields.string("apiVersion");
  if (version !== undefined && version !== "1") fail("APIVersionError", 'API version must be "1"');
  if (fields.flag("apiStrict")) unsupported("apiStrict");
}

/** All of these are equivalent on a single member. */
const supportedLevels = ["local", "available", "majority", "linearizable"];

function checkReadConcern(body: Doc): void {
  const concern = body.get("readConcern");
  const level = isDoc(concern) ? concern.get("level") : undefined;
  if (level === undefined || supportedLevels.some((supported) => supported === level)) return;
  if (level !== "snapshot")
    fail(
      "FailedToParse",
      "readConcern.level must be either 'local', 'majority', 'linearizable', 'available', or 'snapshot'",
    );
  if (body.get("autocommit") !== false) unsupported("readConcern level 'snapshot' outside transactions");
}

/** A retryable write that was done before is not repeated, but gets the same reply. */
function runOutsideTransaction(command: Command | undefined, context: Context): Reply {
  const { server, body, name } = context;
  if (!command) return fail("IllegalOperation", `'${name}' may only be run in a transaction`);
  if (command.kind === "read" || command.kind === "plain") return command.run(context);
  const session = sessionKey(body);
  const number = transactionNumber(body);
  server.store.begin();
  if (session === undefined || number === undefined || command.kind !== "write") {
    return server.store.atomically(() => run(command, context));
  }
  const stored = server.sessions.findReply(session, number, name);
  if (stored) return { ...stored, retriedStmtIds: [0] };
  return server.store.atomically(() => {
    const reply = run(command, context);
    server.sessions.storeReply(session, number, name, reply);
    return reply;
  });
}

function run(command: Command, context: Context): Reply {
  if (command.kind === "schema") context.server.store.locks.checkSchema();
  return command.run(context);
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
