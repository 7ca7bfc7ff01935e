import { oldNamesOf, placeOf, presentName } from "../../../lib/zone-names.ts";

/** Time zones by region, for a select. */
export interface ZoneGroup {
  label: string;
  options: ZoneOption[];
}

interface ZoneOption {
  value: string;
  label: string;
}

/** Regions that hold old names of zones of other regions. */
const oldRegions = ["Etc", "SystemV", "US", "Canada", "Brazil", "Chile", "Mexico"];

/**
 * Groups the zones that a browser knows by region, such as America with New York, each with its offset at an instant.
 * `first` are offered before all others, under a heading of their own.
 */
export function zoneGroups(
  known: readonly string[],
  first: { label: string; zones: readonly string[] },
  nowMs: number,
): ZoneGroup[] {
  const groups = new Map<string, ZoneGroup>();
  for (const value of new Set(known.map(presentName))) {
    const [region = "", place] = value.split("/", 2);
    if (place === undefined || oldRegions.includes(region)) continue;
    const group = groups.get(region) ?? { label: region, options: [] };
    group.options.push(optionOf(value, nowMs));
    groups.set(region, group);
  }
  for (const { options } of groups.values())
    options.sort((one, other) => one.label.localeCompare(other.label, "en"));
  const offered = [...new Set(first.zones.map(presentName))].map((value) => optionOf(value, nowMs));
  return [{ label: first.label, options: offered }, ...groups.values()];
}

/** Returns the zones whose region, place or offset holds the text, also by an old name; `chosen` always stays. */
export function matchingGroups(groups: readonly ZoneGroup[], text: string, chosen: string): ZoneGroup[] {
  const wanted = plain(text);
  if (wanted === "") return [...groups];
  const kept = groups.flatMap(({ options }) => options).find(({ value }) => value === chosen);
  const isShown = (option: ZoneOption): boolean =>
    option === kept ||
    [option.value, option.label, ...oldNamesOf(option.value)].some((name) => plain(name).includes(wanted));
  return groups
    .map(({ label, options }) => ({ label, options: options.filter(isShown) }))
    .filter(({ options }) => options.length > 0);
}

/** Returns the zones that this browser knows; none if it can't tell. */
export function knownZones(): readonly string[] {
  return typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
}

function optionOf(value: string, nowMs: number): ZoneOption {
  const name = placeOf(value);
  const offset = offsetOf(value, nowMs);
  return { value, label: offset === "" || name === "UTC" ? name : `${name} (${offset})` };
}

/** Such as `UTC+5:30`; nothing of a zone that the runtime doesn't know. */
function offsetOf(timeZone: string, nowMs: number): string {
  try {
    const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
    const name = format.formatToParts(nowMs).find(({ type }) => type === "timeZoneName")?.value ?? "";
    return name.replace(/^GMT$/, "GMT+0").replace("GMT", "UTC");
  } catch {
    return "";
  }
}

/** Without case, accents and what stands between words. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\s_,/()]+/gu, "")
    .toLowerCase();
}
