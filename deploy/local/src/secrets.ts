import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { services, site, standIns } from "@wordlehint/contracts/services";
import { given } from "./given.ts";

/** The random secrets of one installation, and how its first editor signs in. */
export interface Secrets {
  /** By the environment variable that hands the secret to a service. */
  variables: Readonly<Record<string, string>>;
  firstEditor: { email: string; password: string };
}

/** In the file a secret has the name of its variable in camel case, such as `scheduleSeed`. */
type SecretsFile = { firstEditor: Secrets["firstEditor"] } & Record<string, unknown>;

const fileName = "secrets.json";
/** The environment variables of every service and stand-in that hold a secret. */
export const secretVariables = [
  ...new Set(
    [...Object.values(services), site, ...Object.values(standIns)].flatMap(({ secrets = [] }) => secrets),
  ),
];

/** The environment variables of secrets that are not made, but set by an operator. */
export const givenSecretVariables = [
  ...new Set(Object.values(services).flatMap(({ givenSecrets = [] }) => givenSecrets)),
];

/**
 * Reads the secrets of a data folder from a file that only its owner can read. Makes the file, or adds the secrets
 * that it lacks. A secret that the environment holds takes the place of the file's.
 */
export function secretsOf(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): { secrets: Secrets; path: string; areNew: boolean } {
  const path = join(dataDir, fileName);
  const kept = readIfThere(path);
  const file: SecretsFile = {
    ...Object.fromEntries(secretVariables.map((variable) => [keyOf(variable), randomSecret()])),
    firstEditor: { email: "editor@wordlehint.local", password: randomBytes(12).toString("base64url") },
    ...kept,
  };
  if (!kept || Object.keys(file).length > Object.keys(kept).length) write(path, file);
  const variables = Object.fromEntries(
    secretVariables.map((variable) => [variable, given(env[variable]) ?? String(file[keyOf(variable)])]),
  );
  for (const variable of givenSecretVariables) {
    const secret = given(env[variable]);
    if (secret !== undefined) variables[variable] = secret;
  }
  return { secrets: { variables, firstEditor: file.firstEditor }, path, areNew: !kept };
}

function readIfThere(path: string): SecretsFile | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as SecretsFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function write(path: string, file: SecretsFile): void {
  mkdirSync(join(path, ".."), { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  renameSync(partial, path);
}

function keyOf(variable: string): string {
  return variable.toLowerCase().replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

const randomSecret = () => randomBytes(32).toString("base64url");
