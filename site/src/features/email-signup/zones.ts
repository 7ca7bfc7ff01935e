import { placeOf } from "../../lib/zone.ts";

/** Time zones by region, for a select. */
export interface ZoneGroup {
  label: string;
  options: { value: string; label: string }[];
}

/** Regions that hold old names of zones of other regions. */
const oldRegions = ["Etc", "SystemV", "US", "Canada", "Brazil", "Chile", "Mexico"];

/**
 * Groups the zones that a browser knows by region, such as America with New York. `first` are offered before all others,
 * under a heading of their own; a zone that the browser calls by another name is among them then.
 */
export function zoneGroups(
  known: readonly string[],
  first: { label: string; zones: readonly string[] },
): ZoneGroup[] {
  const groups = new Map<string, ZoneGroup>();
  for (const value of known) {
    const [region = "", place] = value.split("/", 2);
    if (place === undefined || oldRegions.includes(region)) continue;
    const group = groups.get(region) ?? { label: region, options: [] };
    group.options.push({ value, label: placeOf(value) });
    groups.set(region, group);
  }
  const offered = [...new Set(first.zones)].map((value) => ({ value, label: placeOf(value) }));
  return [{ label: first.label, options: offered }, ...groups.values()];
}

/** Returns the zones that this browser knows; none if it can't tell. */
export function knownZones(): readonly string[] {
  return typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
}
