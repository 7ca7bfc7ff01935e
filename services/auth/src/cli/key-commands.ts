import type { Act } from "@wordlehint/runtime";
import type { Command } from "commander";
import { rotateSigningKeys } from "../actions/rotate-signing-keys.ts";
import type { CommandContext } from "./command-context.ts";

/** Adds the commands that change the keys that sign tokens. */
export function addKeyCommands(program: Command, act: Act<CommandContext>): void {
  program
    .command("rotate-keys")
    .description("Adds a key that signs tokens. Tokens that are signed already stay valid until they expire.")
    .option("--emergency", "withdraws all earlier keys, which may be stolen: everyone must sign in again")
    .action(({ emergency = false }: { emergency?: boolean }) =>
      act(async (context, terminal) => {
        await rotateSigningKeys(context, { emergency });
        terminal.print(
          emergency
            ? "There is a new key, and all earlier ones are withdrawn: everyone must sign in again."
            : "There is a new key. It signs in some minutes, when every service knows it.",
        );
        return { event: emergency ? "signing keys withdrawn" : "signing key added", about: {} };
      }),
    );
}
