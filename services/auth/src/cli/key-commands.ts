import { rotateSigningKeys } from "../actions/rotate-signing-keys.ts";
import type { AccountsCommand } from "./command.ts";

export const keyCommands: Readonly<Record<string, AccountsCommand>> = {
  "rotate-keys": {
    help: `Makes another key that signs tokens. Those that are signed already stay valid until they expire.

  --emergency   for a key that somebody else may have: withdraws all earlier keys, so that everyone must sign in again`,
    flags: ["emergency"],
    run: async (context, _operands, { emergency = false }, terminal) => {
      await rotateSigningKeys(context, { emergency });
      terminal.print(
        emergency
          ? "There is a new key, and all earlier ones are withdrawn: everyone must sign in again."
          : "There is a new key. It signs in some minutes, when every service knows it.",
      );
      return { event: emergency ? "signing keys withdrawn" : "signing key added", about: {} };
    },
  },
};
