import { globSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { UserError } from "../user-error.ts";

export interface Sources {
  /** Relative to the top folder, with slashes. */
  files: readonly string[];
  /** The folder of the service that they belong to, such as `services/riddle`. */
  service: string;
}

/**
 * Finds the TypeScript files at or below a path, without tests and what only tests use.
 * @param path relative to the top folder of the checkout, or absolute
 * @throws {UserError} when there are none, or when the path isn't in the `src` folder of a service.
 */
export function findSources(root: string, path: string): Sources {
  const place = relative(root, resolve(root, path)).split(sep).join("/");
  const service = /^(?<service>services\/[^/]+)\/src(?:\/|$)/.exec(place)?.groups?.service;
  if (service === undefined) throw new UserError(`${path} isn't in the src folder of a service.\n${example}`);
  const found = globSync([place, `${place}/**`], { cwd: root });
  const files = [...new Set(found)].filter(
    (file) => file.endsWith(".ts") && !/\.(?:test|fixture)\.ts$/.test(file),
  );
  if (files.length === 0) throw new UserError(`There are no sources in ${path}.\n${example}`);
  return { files: files.sort(), service };
}

const example = "Name a folder or file such as services/riddle/src/domain.";
