import { UserError } from "../user-error.ts";
import { readMutateArguments } from "./arguments.ts";

it("reads a path, whose faults unit tests must notice, or integration tests if asked to", () => {
  const path = "services/runtime/src/bus";
  expect(readMutateArguments([path])).toEqual({ path, tests: "unit" });
  expect(readMutateArguments([path, "--integration"])).toEqual({ path, tests: "integration" });
  expect(readMutateArguments(["--integration", path])).toEqual({ path, tests: "integration" });
});

it.each([[[]], [["--integration"]], [["--all"]], [["services/riddle/src", "services/gateway/src"]]])(
  "shows the usage for %j",
  (args) => {
    expect(() => readMutateArguments(args)).toThrow(UserError);
    expect(() => readMutateArguments(args)).toThrow("Usage: npm run mutate -- PATH [--integration]");
  },
);
