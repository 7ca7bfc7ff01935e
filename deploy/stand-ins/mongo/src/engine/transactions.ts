import type { Reply } from "../bson/encode.ts";
import type { Command, Context } from "../commands/context.ts";
import { sessionKey, transactionNumber } from "../commands/sessions.ts";
import { fail } from "../errors.ts";

/** Is called with whether the batch was saved. */
export type Finish = (saved: boolean) => void;

/** A command's reply. `finish` is called once the batch that the command is part of has been saved or has failed. */
export type Outcome = { reply: Reply; finish?: Finish | undefined };

const allowedCommands = [
  "find",
  "getMore",
  "killCursors",
  "aggregate",
  "distinct",
  "insert",
  "update",
  "delete",
  "findAndModify",
  "findandmodify",
];

/** Runs a command of a transaction, or commits or aborts it. Any error aborts the transaction. */
export function runInTransaction(command: Command | undefined, context: Context): Outcome {
  const { server, body, name } = context;
  const session = sessionKey(body) ?? fail("InvalidOptions", "Transactions need a session");
  const number =
    transactionNumber(body) ??
    fail("InvalidOptions", "'autocommit' field requires a transaction number to also be specified");
  if (name === "commitTransaction") return commit(context, session, number);
  if (name === "abortTransaction") {
    server.sessions.continue(session, number);
    endCommand(context);
    server.sessions.abort(session);
    return { reply: { ok: 1 } };
  }
  if (!command || !allowedCommands.includes(name)) {
    return fail(
      "OperationNotSupportedInTransaction",
      `Cannot run '${name}' in a multi-document transaction.`,
    );
  }
  const view =
    body.get("startTransaction") === true
      ? server.sessions.start(session, number)
      : server.sessions.continue(session, number);
  try {
    const reply = command.run({ ...context, view, inTransaction: true });
    if ("writeErrors" in reply) server.sessions.abort(session);
    return { reply };
  } catch (error) {
    server.sessions.abort(session);
    throw error;
  }
}

/** Commits the transaction. A repeated commit of a committed transaction succeeds. */
function commit(context: Context, session: string, number: number): Outcome {
  const { store, sessions } = context.server;
  endCommand(context);
  if (sessions.isCommitted(session, number)) return { reply: { ok: 1 } };
  const transaction = sessions.continue(session, number);
  store.begin();
  try {
    store.atomically(() => {
      transaction.apply();
      sessions.storeReply(session, number, "commitTransaction", { ok: 1 });
    });
  } catch (error) {
    sessions.abort(session);
    throw error;
  }
  const { commitNumber } = store;
  const finish: Finish = (saved) => {
    if (saved) sessions.endCommitted(session, commitNumber);
    else sessions.abort(session);
  };
  return { reply: { ok: 1 }, finish };
}

function endCommand({ fields, name }: Context): void {
  fields.ignore(name, "recoveryToken");
  fields.done();
}
