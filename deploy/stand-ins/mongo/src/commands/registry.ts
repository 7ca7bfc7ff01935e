import { aggregate, distinct } from "./aggregate.ts";
import { createIndexes, dropIndexes, listIndexes } from "./indexes.ts";
import { create, drop, dropDatabase, listCollections, listDatabases } from "./collections.ts";
import type { Command } from "./context.ts";
import {
  buildInfo,
  connectionStatus,
  endSessions,
  hello,
  ping,
  serverStatus,
  setParameter,
} from "./diagnostics.ts";
import { explain } from "./explain.ts";
import { findAndModify } from "./find-and-modify.ts";
import { count, find, getMore, killCursors } from "./find.ts";
import { update } from "./update.ts";
import { deleteCommand, insert } from "./write.ts";

/** Every command of this server, by all of its names. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ["hello", hello],
  ["isMaster", hello],
  ["ismaster", hello],
  ["ping", ping],
  ["buildInfo", buildInfo],
  ["buildinfo", buildInfo],
  ["serverStatus", serverStatus],
  ["connectionStatus", connectionStatus],
  ["setParameter", setParameter],
  ["endSessions", endSessions],
  ["find", find],
  ["getMore", getMore],
  ["killCursors", killCursors],
  ["count", count],
  ["aggregate", aggregate],
  ["distinct", distinct],
  ["explain", explain],
  ["insert", insert],
  ["update", update],
  ["delete", deleteCommand],
  ["findAndModify", findAndModify],
  ["findandmodify", findAndModify],
  ["create", create],
  ["drop", drop],
  ["dropDatabase", dropDatabase],
  ["listCollections", listCollections],
  ["listDatabases", listDatabases],
  ["createIndexes", createIndexes],
  ["listIndexes", listIndexes],
  ["dropIndexes", dropIndexes],
]);
