import { printTable } from "@wordlehint/runtime";
import { removeDataset } from "../actions/datasets/remove-dataset.ts";
import { createDataset } from "../actions/datasets/create-dataset.ts";
import type { LakeCommand } from "./command.ts";

const operands = [{ name: "NAME", what: "the name of a dataset" }];

export const datasetCommands: Readonly<Record<string, LakeCommand>> = {
  "datasets list": {
    run: async ({ datasets }, _operands, _flags, terminal) => {
      const rows = (await datasets.list()).map(({ name, aclMode, createdAt }) => [
        name,
        aclMode,
        createdAt.toISOString().slice(0, 10),
      ]);
      printTable([["NAME", "ACCESS", "SINCE"], ...rows], terminal);
      return undefined;
    },
  },
  "datasets add": {
    operands,
    run: async (context, [name = ""], flags, terminal) => {
      const aclMode = flags.private ? "private" : "public";
      await createDataset(context, { name, aclMode, createdBy: "service" });
      terminal.print(`The dataset ${name} is created; it is ${aclMode}.`);
      return { event: "dataset added", about: { dataset: name, access: aclMode } };
    },
  },
  "datasets remove": {
    operands,
    run: async (context, [name = ""], _flags, terminal) => {
      await removeDataset(context, name);
      terminal.print(`The dataset ${name} is removed with its whole history.`);
      return { event: "dataset removed", about: { dataset: name } };
    },
  },
};
