import { printTable, UsageFault } from "@wordlehint/runtime";
import { addToken, removeToken } from "../actions/access/manage-tokens.ts";
import type { LakeCommand } from "./command.ts";

export const tokenCommands: Readonly<Record<string, LakeCommand>> = {
  "tokens add": {
    operands: [{ name: "NAME", what: "a name for the token" }],
    run: async (context, [name = ""], { read = false, write = false }, terminal) => {
      if (read === write) throw new UsageFault("tokens add needs either --read or --write.");
      const { token, secret } = await addToken(context, { name, role: write ? "editor" : "viewer" });
      terminal.print(`Token ${token.id} (${write ? "writes" : "reads"}), shown only now: ${secret}`);
      return { event: "token added", about: { token: token.id, role: token.role } };
    },
  },
  "tokens list": {
    run: async ({ tokens }, _operands, _flags, terminal) => {
      const rows = (await tokens.list()).map(({ id, name, role, createdAt }) => [
        id,
        role === "editor" ? "write" : "read",
        name,
        createdAt.toISOString().slice(0, 10),
      ]);
      printTable([["ID", "ACCESS", "NAME", "SINCE"], ...rows], terminal);
      return undefined;
    },
  },
  "tokens remove": {
    operands: [{ name: "ID", what: "the id of a token" }],
    run: async (context, [id = ""], _flags, terminal) => {
      await removeToken(context, id);
      terminal.print("The token is removed and no longer valid.");
      return { event: "token removed", about: { token: id } };
    },
  },
};
