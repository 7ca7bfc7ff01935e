import { canonicalTimeZone, homeZone, type RouteContract } from "@wordlehint/contracts";
import type { ServiceName } from "@wordlehint/contracts/services";
import * as z from "zod";
import { parseTarget } from "../request-target.ts";
import { findRoutes } from "./route-table.ts";

/** The resource of a service that a GET request names. */
export type KeptTarget = {
  service: ServiceName;
  /** The pattern of the route's path. */
  route: string;
  /** The path with the query, the same for all requests that get the same response. */
  target: string;
};

/**
 * Returns what a GET request to this URL asks for, so that its response can be kept: the query has the parameters that
 * the route declares, and no others, and its time zone is the canonical one. Undefined if no service declares the route,
 * and for a request that has to be redirected or refused.
 */
export function keptTarget(url: string): KeptTarget | undefined {
  const parsed = parseTarget(url);
  if ("code" in parsed || parsed.hadTrailingSlash) return undefined;
  const { path, search } = parsed;
  if (url !== path + search) return undefined;
  const found = findRoutes(path).find(({ contract }) => contract.method === "get");
  if (!found) return undefined;
  const query = canonicalQuery(found.contract, search);
  if (query === undefined) return undefined;
  return { service: found.service, route: found.contract.path, target: path + query };
}

/** Undefined if the service would refuse the query. */
function canonicalQuery({ query }: RouteContract, search: string): string | undefined {
  if (!(query instanceof z.core.$ZodObject)) return "";
  const sent = new URLSearchParams(search);
  const names = Object.keys(query._zod.def.shape).sort();
  const isRepeated = names.some((name) => sent.getAll(name).length > 1);
  const kept = Object.fromEntries(names.flatMap((name) => (sent.has(name) ? [[name, sent.get(name)]] : [])));
  if (isRepeated || !z.safeParse(query, kept).success) return undefined;
  if (names.includes(zoneParameter)) kept[zoneParameter] = zoneOf(sent.get(zoneParameter));
  const canonical = new URLSearchParams(kept as Record<string, string>).toString();
  return canonical && `?${canonical}`;
}

/** Names the visitor's time zone, in every route that has it. */
const zoneParameter = "tz";

/** The zone that the service would use. */
function zoneOf(name: string | null): string {
  return canonicalTimeZone(name ?? "") ?? homeZone;
}
