import type { Command, Context } from "../commands/context.ts";
import { sessionKey, transactionNumber } from "../commands/sessions.ts";
import { fail } from "../errors.ts";
import type { Outcome } from "./dispatcher.ts";

/** Called with whether the batch was saved. */
export type Finish = (saved: boolean) => void;

const allowed = [
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

/** Runs one command of a multi-document transaction, or its end. Any error gives the transaction up. */
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
  if (!command || !allowed.includes(name)) {
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

/** Saves the transaction. Sent again after it was saved, it is answered again. */
function commit(context: Context, session: string, number: number): Outcome {
  const { store, sessions } = context.server;
  endCommand(context);
  if (sessions.isCommitted(session, number)) return { reply: { ok: 1 } };
  const transaction = sessions.continue(session, number);
  store.begin();
  try {
    store.atomically(() => {
      transaction.apply();
      sessions.remember(session, number, "commitTransaction", { ok: 1 });
    });
  } catch (error) {
    sessions.abort(session);
    throw error;
  }
  const saving = store.commitNumber;
  const finish: Finish = (saved) => {
    if (saved) sessions.committed(session, saving);
    else sessions.abort(session);
  };
  return { reply: { ok: 1 }, finish };
}

function endCommand({ fields, name }: Context): void {
  fields.ignore(name, "recoveryToken");
  fields.done();
}
