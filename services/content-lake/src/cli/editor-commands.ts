import { jsonOption, printListing, type Act, type ListingOptions } from "@wordlehint/runtime";
import { Option, type Command } from "commander";
import { addEditor, removeEditor, setPassword } from "../actions/access/manage-editors.ts";
import type { Context } from "../context.ts";
import type { Role } from "../domain/access/requester.ts";
import { roles } from "../domain/access/roles.ts";
import { askPassword } from "./ask-password.ts";

const emailArgument = ["<email>", "an email address"] as const;
const askOption = [
  "--ask",
  "asks for the password, or reads it from standard input; without it, one is made and shown",
] as const;

/** Adds the commands that manage editors. */
export function addEditorCommands(program: Command, act: Act<Context>): void {
  const editors = program.command("editors").description("Manages who may write content.");

  editors
    .command("add")
    .description("Adds an editor.")
    .argument(...emailArgument)
    .addOption(
      new Option("--role <role>", "what the editor may do")
        .choices(roles.map(({ name }) => name))
        .default("editor"),
    )
    .option("--name <name>", "the name that other editors see")
    .option(...askOption)
    .action((email: string, { role, name, ask = false }: { role: Role; name?: string; ask?: boolean }) =>
      act(async (context, terminal) => {
        const password = ask ? await askPassword(terminal) : undefined;
        const added = await addEditor(context, { email, role, name, password });
        terminal.print(`${added.editor.email} is now ${role === "viewer" ? "a" : "an"} ${role}.`);
        if (!ask) terminal.print(`Password, shown only now: ${added.password}`);
        return { event: "editor added", about: { editor: added.editor.id, role } };
      }),
    );

  editors
    .command("list")
    .description("Lists the editors.")
    .option(...jsonOption)
    .action((options: ListingOptions) =>
      act(async (context, terminal) => {
        const rows = (await context.editors.list()).map(({ email, role, name, createdAt }) => ({
          email,
          role,
          name,
          since: createdAt,
        }));
        printListing(rows, options, "There are no editors.", terminal);
        return undefined;
      }),
    );

  editors
    .command("remove")
    .description("Removes an editor, who is signed out everywhere.")
    .argument(...emailArgument)
    .action((email: string) =>
      act(async (context, terminal) => {
        const editor = await removeEditor(context, email);
        terminal.print(`${editor.email} is removed and signed out everywhere.`);
        return { event: "editor removed", about: { editor: editor.id } };
      }),
    );

  editors
    .command("password")
    .description("Sets a new password for an editor, who is signed out everywhere.")
    .argument(...emailArgument)
    .option(...askOption)
    .action((email: string, { ask = false }: { ask?: boolean }) =>
      act(async (context, terminal) => {
        const changed = await setPassword(context, email, ask ? await askPassword(terminal) : undefined);
        terminal.print(`The password of ${changed.editor.email} is changed; every session is ended.`);
        if (!ask) terminal.print(`Password, shown only now: ${changed.password}`);
        return { event: "password set", about: { editor: changed.editor.id } };
      }),
    );
}
