import { jsonOption, printListing, type Act, type ListingOptions } from "@wordlehint/runtime";
import type { Command } from "commander";
import { createDataset } from "../actions/datasets/create-dataset.ts";
import { removeDataset } from "../actions/datasets/remove-dataset.ts";
import type { Context } from "../context.ts";

const nameArgument = ["<name>", "the name of a dataset"] as const;

/** Adds the commands that list, create and remove datasets. */
export function addDatasetCommands(program: Command, act: Act<Context>): void {
  const datasets = program.command("datasets").description("Manages datasets.");

  datasets
    .command("list")
    .description("Lists the datasets.")
    .option(...jsonOption)
    .action((options: ListingOptions) =>
      act(async (context, terminal) => {
        const rows = (await context.datasets.list()).map(({ name, aclMode, createdAt }) => ({
          name,
          access: aclMode,
          since: createdAt,
        }));
        printListing(rows, options, "There are no datasets.", terminal);
        return undefined;
      }),
    );

  datasets
    .command("add")
    .description("Adds a dataset.")
    .argument(...nameArgument)
    .option("--private", "nothing in it can be read without signing in")
    .action((name: string, options: { private?: boolean }) =>
      act(async (context, terminal) => {
        const aclMode = options.private ? "private" : "public";
        await createDataset(context, { name, aclMode, createdBy: "service" });
        terminal.print(`The dataset ${name} is created; it is ${aclMode}.`);
        return { event: "dataset added", about: { dataset: name, access: aclMode } };
      }),
    );

  datasets
    .command("remove")
    .description("Removes a dataset with its whole history.")
    .argument(...nameArgument)
    .action((name: string) =>
      act(async (context, terminal) => {
        await removeDataset(context, name);
        terminal.print(`The dataset ${name} is removed with its whole history.`);
        return { event: "dataset removed", about: { dataset: name } };
      }),
    );
}
