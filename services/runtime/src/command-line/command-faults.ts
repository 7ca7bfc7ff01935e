/** The command line is malformed. */
export class UsageFault extends Error {
  override name = "UsageFault";
}

/** A command that can't be carried out. The message says why, and what to do. */
export class CommandFault extends Error {
  override name = "CommandFault";
}
