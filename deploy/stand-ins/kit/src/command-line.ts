import { parseArgs } from "node:util";
import { z } from "zod";

type Server = { close(): Promise<void> };

/** A stand-in as a process. */
export type CommandLine<Options extends z.ZodObject, Started extends Server> = {
  name: string;
  help: string;
  /** The schema of each option, by its name. */
  options: Options;
  start: (options: z.output<Options>) => Promise<Started>;
  /** Returns the line that is printed when the server is ready. */
  describe: (server: Started) => string;
};

/** Starts a stand-in as the command line says, and closes it on SIGINT and SIGTERM. Exits with 2 if it can't start. */
export async function runServer<Options extends z.ZodObject, Started extends Server>({
  name,
  help,
  options,
  start,
  describe,
}: CommandLine<Options, Started>): Promise<void> {
  try {
    const names = Object.keys(options.shape);
    const { help: needsHelp, ...given } = parseArgs({
      options: {
        ...Object.fromEntries(names.map((option) => [option, { type: "string" as const }])),
        help: { type: "boolean", short: "h" },
      },
    }).values;
    if (needsHelp === true) {
      console.log(help);
      return;
    }
    const { success, data, error } = options.safeParse(given);
    if (!success) throw new Error(error.issues.map(messageOf).join("\n"));
    const server = await start(data);
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    console.log(describe(server));
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}\nTry --help.`);
    process.exit(2);
  }
}

const messageOf = ({ path, message }: z.core.$ZodIssue): string => `--${path.join()} ${message}`;

/** Returns the schema of an option that is a whole number. */
export function numberOption(usual: number, { min, max }: { min: number; max: number }) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message)
    .default(usual);
}

/** Returns the schema of an option that is a port; 0 stands for any free one. */
export const portOption = (usual: number) => numberOption(usual, { min: 0, max: 65_535 });

export const hostOption = z.string().default("127.0.0.1");

/** Returns the schema of an option that names a folder and must be given. */
export const dirOption = (purpose: string) => z.string(`is missing: ${purpose}`).min(1, "must not be empty");
