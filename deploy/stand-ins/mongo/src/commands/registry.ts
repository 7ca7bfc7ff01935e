import { aggregate } from "./aggregate.ts";
import { create, listCollections } from "./collections.ts";
import type { Command } from "./context.ts";
import { distinct } from "./distinct.ts";
import { find, getMore, killCursors } from "./find.ts";
import { findAndModify } from "./find-and-modify.ts";
import { createIndexes, listIndexes } from "./indexes.ts";
import { endSessions, hello, ping, setParameter } from "./server-commands.ts";
import { update } from "./update.ts";
import { deleteCommand, insert } from "./write.ts";

/** The commands by their names. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ["hello", hello],
  ["isMaster", hello],
  ["ismaster", hello],
  ["ping", ping],
  ["setParameter", setParameter],
  ["endSessions", endSessions],
  ["find", find],
  ["getMore", getMore],
  ["killCursors", killCursors],
  ["aggregate", aggregate],
  ["distinct", distinct],
  ["insert", insert],
  ["update", update],
  ["delete", deleteCommand],
  ["findAndModify", findAndModify],
  ["create", create],
  ["listCollections", listCollections],
  ["createIndexes", createIndexes],
  ["listIndexes", listIndexes],
]);
