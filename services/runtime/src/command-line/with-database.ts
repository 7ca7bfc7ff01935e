import { isDatabaseGone } from "../mongo/is-database-gone.ts";
import { endsWithin } from "../wait.ts";
import { CommandFault } from "./command-faults.ts";

/** An opened context of commands. `ready` resolves when the database can be reached. */
export type Opened = { ready: Promise<unknown>; close(): Promise<void> };

/**
 * Runs `work` when the database can be reached, and closes what was opened.
 * @throws {CommandFault} that says what to do, when the database can't be reached within `connectMs`, 10 s by default,
 *   or is lost during `work`
 */
export async function withDatabase(
  opened: Opened,
  work: () => Promise<void>,
  connectMs = 10_000,
): Promise<void> {
  try {
    if (!(await endsWithin(connectMs, opened.ready))) throw databaseGone();
    await work();
  } catch (error) {
    throw isDatabaseGone(error) ? databaseGone() : error;
  } finally {
    await opened.close();
  }
}

const databaseGone = () =>
  new CommandFault(
    "The database can't be reached. Start it, with npm start or docker compose up, or check MONGODB_URL.",
  );
