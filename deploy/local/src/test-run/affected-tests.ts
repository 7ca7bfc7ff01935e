/** A package of the repository. */
export interface Package {
  /** Relative to the top of the checkout, such as `services/riddle`. */
  dir: string;
  name: string;
  /** Names of the packages that it is made of. */
  dependencies: readonly string[];
}

/**
 * What to run of each suite: everything, or only some files. They are sources whose tests Jest finds by their imports
 * for `unit`, parts of test paths for the others.
 */
export interface AffectedTests {
  unit: "all" | readonly string[];
  integration: "all" | readonly string[];
  browser: "all" | readonly string[];
}

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
const isSource = (file: string): boolean => /\.tsx?$/.test(file);
const isText = (file: string): boolean => file.endsWith(".md");
/** The servers that tests run against, and what starts them. */
const isForEveryTest = (file: string): boolean => /^deploy\/local\/(mongo|test-servers)\//.test(file);

/**
 * Which tests can notice that these files changed. Unit tests follow imports. Integration tests also start processes,
 * so a package's run when the package or one that it depends on changed, and those of `deploy/local`, which start the
 * product, when any service changed. Browser tests run when something that the product is made of changed.
 */
export function affectedTests(changed: readonly string[], packages: readonly Package[]): AffectedTests {
  const files = changed.filter((file) => !isText(file));
  const code = files.filter((file) => !isTest(file));
  const packageOf = (file: string) => packages.find(({ dir }) => file.startsWith(`${dir}/`));
  if (code.some((file) => !packageOf(file) || (isForEveryTest(file) && !file.includes("/test/")))) {
    return { unit: "all", integration: "all", browser: "all" };
  }
  const touched = new Set(code.flatMap((file) => packageOf(file)?.name ?? []));
  const tests = files.filter(isTest);
  return {
    unit: files.every(isSource) ? files : "all",
    integration: [
      ...withDependents(touched, packages).map(({ dir }) => `${dir}/test/`),
      ...tests.filter((file) => file.includes("/test/") && file.endsWith(".test.ts")),
    ],
    browser: code.length > 0 ? "all" : tests.filter((file) => file.endsWith(".spec.ts")),
  };
}

function withDependents(names: ReadonlySet<string>, packages: readonly Package[]): Package[] {
  const reached = new Set(names);
  for (let before = -1; before < reached.size;) {
    before = reached.size;
    for (const { name, dependencies } of packages) {
      if (dependencies.some((dependency) => reached.has(dependency))) reached.add(name);
    }
  }
  const isAnyService = packages.some(({ name, dir }) => dir.startsWith("services/") && reached.has(name));
  return packages.filter(({ name, dir }) => reached.has(name) || (dir === "deploy/local" && isAnyService));
}
