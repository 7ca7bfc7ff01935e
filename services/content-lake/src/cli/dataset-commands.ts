import { removeDataset } from "../actions/datasets/remove-dataset.ts";
import { createDataset } from "../actions/datasets/create-dataset.ts";
import { printTable, type Command } from "./command.ts";

const operand = "the name of a dataset";

export const datasetCommands: Readonly<Record<string, Command>> = {
  "datasets list": {
    run: async ({ datasets }) => {
      const rows = (await datasets.list()).map(({ name, aclMode, createdAt }) => [
        name,
        aclMode,
        createdAt.toISOString().slice(0, 10),
      ]);
      printTable([["NAME", "ACCESS", "SINCE"], ...rows]);
    },
  },
  "datasets add": {
    operand,
    run: async (context, name, flags) => {
      const aclMode = flags.private ? "private" : "public";
      await createDataset(context, { name, aclMode, createdBy: "service" });
      console.log(`The dataset ${name} is created; it is ${aclMode}.`);
    },
  },
  "datasets remove": {
    operand,
    run: async (context, name) => {
      await removeDataset(context, name);
      console.log(`The dataset ${name} is removed with its whole history.`);
    },
  },
};
