import { jsonOption, printListing, UsageFault, type Act, type ListingOptions } from "@wordlehint/runtime";
import type { Command } from "commander";
import { addToken, removeToken } from "../actions/access/manage-tokens.ts";
import type { Context } from "../context.ts";

/** Adds the commands that manage programs' tokens. */
export function addTokenCommands(program: Command, act: Act<Context>): void {
  const tokens = program.command("tokens").description("Manages tokens of programs.");

  tokens
    .command("add")
    .description("Adds a token: either --read or --write.")
    .argument("<name>", "a name for the token")
    .option("--read", "the token reads everything, drafts included")
    .option("--write", "the token writes too")
    .action((name: string, { read = false, write = false }: { read?: boolean; write?: boolean }) =>
      act(async (context, terminal) => {
        if (read === write) throw new UsageFault("tokens add needs either --read or --write.");
        const { token, secret } = await addToken(context, { name, role: write ? "editor" : "viewer" });
        terminal.print(`Token ${token.id} (${write ? "writes" : "reads"}), shown only now: ${secret}`);
        return { event: "token added", about: { token: token.id, role: token.role } };
      }),
    );

  tokens
    .command("list")
    .description("Lists the tokens.")
    .option(...jsonOption)
    .action((options: ListingOptions) =>
      act(async (context, terminal) => {
        const rows = (await context.tokens.list()).map(({ id, name, role, createdAt }) => ({
          id,
          access: role === "editor" ? "write" : "read",
          name,
          since: createdAt,
        }));
        printListing(rows, options, "There are no tokens.", terminal);
        return undefined;
      }),
    );

  tokens
    .command("remove")
    .description("Removes a token, which is no longer valid then.")
    .argument("<id>", "the id of a token")
    .action((id: string) =>
      act(async (context, terminal) => {
        await removeToken(context, id);
        terminal.print("The token is removed and no longer valid.");
        return { event: "token removed", about: { token: id } };
      }),
    );
}
