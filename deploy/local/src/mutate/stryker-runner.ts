import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from "@stryker-mutator/api/test-runner";
import { addEventHandler, getState, resetState, run, setState } from "jest-circus";
import { limitMs } from "../../test-servers/jest-on-node.ts";
import { addCoverage } from "./add-coverage.ts";

const unitTests = "services/*/src/**/*.test.ts";
/** The test files that run against each fault: unit tests, or with `--integration` integration tests as well. */
const testFiles = { unit: [unitTests], integration: [unitTests, "services/*/test/**/*.test.ts"] };
/** Excluded: with thousands of inputs or huge ones, they would add minutes for each fault that they don't detect. */
const slowTests = "**/*.slow.test.ts";

/** Names of what runs for all tests of a file, where tests have theirs. */
const loading = "(loading)";
const beforeAllHooks = "(beforeAll)";

/** What the code with the faults reads and counts in. */
const context: InstrumenterContext = ((globalThis as Record<string, unknown>)[
  INSTRUMENTER_CONSTANTS.NAMESPACE
] = {});

/**
 * Runs the tests for Stryker directly in Node, with the globals of `jest-light-runner`. The code under test is loaded once
 * for all faults; test files are loaded again for each fault. Stryker's own runner for Jest loads both for each fault,
 * which takes several seconds.
 */
class NodeTestRunner implements TestRunner {
  readonly #files = globSync(testFiles[process.env.MUTATE_TESTS === "integration" ? "integration" : "unit"], {
    exclude: [slowTests],
  });
  #loads = 0;
  #file = "";
  #bails = false;
  #hasFailed = false;

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init(): Promise<void> {
    const runner = createRequire(import.meta.url).resolve("jest-light-runner");
    await import(pathToFileURL(join(dirname(runner), "global-setup.js")).href);
    addEventHandler((event) => {
      if (event.name === "test_start") {
        context.currentTestId = this.#idOf(pathOf(event.test));
        if (this.#bails && this.#hasFailed) event.test.mode = "skip";
      } else if (event.name === "test_done") {
        delete context.currentTestId;
        this.#hasFailed ||= event.test.errors.length > 0;
      } else if ("hook" in event && event.hook.type === "beforeAll") {
        if (event.name === "hook_start") context.currentTestId = this.#idOf([beforeAllHooks]);
        else delete context.currentTestId;
      }
    });
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const file of this.#files) {
      const ofFile = await this.#run(file);
      await this.#countLoading(file);
      this.#addShared(ofFile);
      tests.push(...ofFile);
    }
    const { mutantCoverage } = context;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  async mutantRun({
    activeMutant,
    sandboxFileName,
    testFilter,
    hitLimit,
    disableBail,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const files = this.#files.filter((file) => testFilter?.some((id) => id.startsWith(`${file} `)) ?? true);
    // Most faults are noticed by the tests beside the code.
    const beside = sandboxFileName.replace(/\.ts$/, ".test.ts");
    files.sort((a, b) => Number(resolve(b) === beside) - Number(resolve(a) === beside));
    Object.assign(context, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
    this.#bails = !disableBail;
    this.#hasFailed = false;
    const tests: TestResult[] = [];
    for (const file of files) {
      tests.push(...(await this.#run(file, testFilter)));
      if (this.#bails && tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    delete context.activeMutant;
    const tooLong = determineHitLimitReached(context.hitCount, hitLimit);
    return toMutantRunResult(tooLong ?? { status: DryRunStatus.Complete, tests }, disableBail);
  }

  /**
   * Counts what a test file itself calls while it is loaded, in a `describe` for instance: it is loaded again for each
   * fault. Modules are evaluated by now, so that their own code isn't counted.
   */
  async #countLoading(file: string): Promise<void> {
    resetState();
    context.currentTestId = this.#idOf([loading]);
    await this.#load(file).finally(() => delete context.currentTestId);
  }

  /** Counts what was called for all tests of a file as called by each of them. */
  #addShared(tests: readonly TestResult[]): void {
    const ids = tests.map(({ id }) => id);
    const { perTest } = context.mutantCoverage ?? {};
    for (const name of [loading, beforeAllHooks]) if (perTest) addCoverage(perTest, this.#idOf([name]), ids);
  }

  #load(file: string): Promise<unknown> {
    return import(`${pathToFileURL(resolve(file)).href}?${this.#loads++}`);
  }

  async #run(file: string, chosen?: readonly string[]): Promise<TestResult[]> {
    resetState();
    // The default of jest-circus is five seconds.
    setState({ ...getState(), testTimeout: limitMs });
    this.#file = file;
    try {
      await this.#load(file);
    } catch (error) {
      return [this.#resultOf([loading], 0, [String(error)])];
    }
    if (chosen) setState({ ...getState(), testNamePattern: patternOf(file, chosen) });
    const { testResults, unhandledErrors } = await run();
    const results = testResults.map(({ testPath, duration, status, errors }) =>
      status === "done"
        ? this.#resultOf(testPath.slice(1), duration ?? 0, errors)
        : { ...this.#resultOf(testPath.slice(1), 0, []), status: TestStatus.Skipped as const },
    );
    return unhandledErrors.length > 0
      ? [...results, this.#resultOf(["(outside the tests)"], 0, unhandledErrors)]
      : results;
  }

  #resultOf(path: readonly unknown[], timeSpentMs: number, errors: readonly string[]): TestResult {
    const id = this.#idOf(path);
    const about = { id, name: id, timeSpentMs, fileName: resolve(this.#file) };
    const [failureMessage] = errors;
    return failureMessage === undefined
      ? { ...about, status: TestStatus.Success }
      : { ...about, status: TestStatus.Failed, failureMessage };
  }

  #idOf(path: readonly unknown[]): string {
    return [this.#file, ...path].join(" ");
  }
}

/** Matches the names of these tests of a file. */
function patternOf(file: string, ids: readonly string[]): RegExp {
  const names = ids.filter((id) => id.startsWith(`${file} `)).map((id) => id.slice(file.length + 1));
  return new RegExp(`^(?:${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})$`);
}

type Named = { name: unknown; parent?: Named | undefined };

/** The names of a test and of the blocks that it is in, without the root. */
const pathOf = ({ name, parent }: Named): unknown[] => (parent ? [...pathOf(parent), name] : []);

/** For Stryker, which loads this file as a plugin. */
export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "node", NodeTestRunner)];
