import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Package = { name: string; workspaces?: string[] } & Partial<
  Record<"dependencies" | "devDependencies", Record<string, string>>
>;

const root = join(import.meta.dirname, "../../..");
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8")) as Package;

it("No package of the repository depends on itself by way of others, tests included", () => {
  const folders = read("package.json").workspaces ?? [];
  const files = folders.flatMap((folder) => globSync(`${folder}/package.json`, { cwd: root }));
  const packages = new Map(files.map(read).map((one) => [one.name, one]));
  const circles: string[][] = [];
  const visit = (name: string, path: string[]): void => {
    if (path.includes(name)) return void circles.push([...path.slice(path.indexOf(name)), name]);
    const { dependencies, devDependencies } = packages.get(name) ?? {};
    for (const other of Object.keys({ ...dependencies, ...devDependencies }))
      if (packages.has(other)) visit(other, [...path, name]);
  };
  for (const name of packages.keys()) visit(name, []);
  expect(packages.size).toBeGreaterThan(15);
  expect(circles).toEqual([]);
});
