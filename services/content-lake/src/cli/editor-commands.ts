import { printTable, UsageFault } from "@wordlehint/runtime";
import { addEditor, removeEditor, setPassword } from "../actions/access/manage-editors.ts";
import { isRole } from "../domain/access/roles.ts";
import { askPassword } from "./ask-password.ts";
import type { LakeCommand } from "./command.ts";

const operands = [{ name: "EMAIL", what: "an e-mail address" }];

export const editorCommands: Readonly<Record<string, LakeCommand>> = {
  "editors add": {
    operands,
    run: async (context, [email = ""], { role = "editor", name, ask = false }, terminal) => {
      if (!isRole(role)) throw new UsageFault("--role is administrator, editor or viewer.");
      const password = ask ? await askPassword(terminal) : undefined;
      const added = await addEditor(context, { email, role, name, password });
      terminal.print(`${added.editor.email} is now ${role === "viewer" ? "a" : "an"} ${role}.`);
      if (!ask) terminal.print(`Password, shown only now: ${added.password}`);
      return { event: "editor added", about: { editor: added.editor.id, role } };
    },
  },
  "editors list": {
    run: async ({ editors }, _operands, _flags, terminal) => {
      const rows = (await editors.list()).map(({ email, role, name, createdAt }) => [
        email,
        role,
        name,
        createdAt.toISOString().slice(0, 10),
      ]);
      printTable([["E-MAIL", "ROLE", "NAME", "SINCE"], ...rows], terminal);
      return undefined;
    },
  },
  "editors remove": {
    operands,
    run: async (context, [email = ""], _flags, terminal) => {
      const editor = await removeEditor(context, email);
      terminal.print(`${editor.email} is removed and signed out everywhere.`);
      return { event: "editor removed", about: { editor: editor.id } };
    },
  },
  "editors password": {
    operands,
    run: async (context, [email = ""], { ask = false }, terminal) => {
      const changed = await setPassword(context, email, ask ? await askPassword(terminal) : undefined);
      terminal.print(`The password of ${changed.editor.email} is changed; every session is ended.`);
      if (!ask) terminal.print(`Password, shown only now: ${changed.password}`);
      return { event: "password set", about: { editor: changed.editor.id } };
    },
  },
};
