import { configSchema as auth } from "@wordlehint/auth/config";
import { configSchema as billing } from "@wordlehint/billing/config";
import { configSchema as contentLake } from "@wordlehint/content-lake/config";
import { services, type ServiceName } from "@wordlehint/contracts/services";
import { configSchema as gateway } from "@wordlehint/gateway/config";
import { configSchema as notification } from "@wordlehint/notification/config";
import { configSchema as riddle } from "@wordlehint/riddle/config";
import { busConfig, contentConfig, mongoConfig, serviceConfig } from "@wordlehint/runtime";
import { configSchema as socialImages } from "@wordlehint/social-images/config";
import * as z from "zod";

/** Secrets that the first start makes. */
const made = new Set(Object.values(services).flatMap(({ secrets }) => secrets));

type Shape = Readonly<Record<string, z.ZodType>>;

const schemas: Readonly<Record<ServiceName, z.ZodObject>> = {
  auth,
  riddle,
  billing,
  notification,
  gateway,
  "social-images": socialImages,
  "content-lake": contentLake,
};

const shared: readonly [title: string, shape: Shape][] = [
  ["Every service", serviceConfig],
  ["Services with a database", mongoConfig("")],
  ["Services with events", busConfig],
  ["Services that read content", contentConfig],
];

/** Returns the tables of all variables of all services, in Markdown, as their schemas describe them. */
export function describeConfiguration(): string {
  const known = new Set(shared.flatMap(([, shape]) => Object.keys(shape)));
  const own = Object.entries(schemas).map(([name, { shape }]): [string, Shape] => [
    `\`${name}\`: ${services[name as ServiceName].purpose}`,
    Object.fromEntries(Object.entries(shape as Shape).filter(([variable]) => !known.has(variable))),
  ]);
  return [...shared, ...own].map(([title, shape]) => `### ${title}\n\n${table(shape)}`).join("\n\n");
}

function table(shape: Shape): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    if (!schema.description) throw new Error(`${name} has no description`);
    const fallback = made.has(name) ? "made" : defaultOf(schema);
    return `| \`${name}\` | ${fallback} | ${schema.description} |`;
  });
  return ["| variable | default | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

function defaultOf(schema: z.ZodType): string {
  const result = schema.safeParse(undefined);
  if (!result.success) return "required";
  if (schema instanceof z.ZodPipe) return "";
  const value = result.data as string | number | undefined;
  return value === undefined || value === "" ? "" : `\`${value}\``;
}
