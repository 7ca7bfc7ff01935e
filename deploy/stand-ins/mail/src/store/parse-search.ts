import type { SQLInputValue } from "node:sqlite";

type Condition = { where: string; values: SQLInputValue[] };

const columns: ReadonlyMap<string, readonly string[]> = new Map([
  ["to", ["to"]],
  ["from", ["from"]],
  ["cc", ["cc"]],
  ["bcc", ["bcc"]],
  ["reply-to", ["replyTo"]],
  ["addressed", ["from", "to", "cc", "bcc", "replyTo"]],
  ["subject", ["subject"]],
  ["message-id", ["messageId"]],
]);

const flags: ReadonlyMap<string, string> = new Map([
  ["is:read", "isRead = 1"],
  ["is:unread", "isRead = 0"],
  ["has:attachment", "attachments > 0"],
  ["has:attachments", "attachments > 0"],
  ["has:inline", "inline > 0"],
  ["has:inlines", "inline > 0"],
]);

/**
 * The SQL condition of a search as Mailpit writes it: words, phrases in quotes, `to:`, `from:`, `subject:` and others with
 * a text, `is:unread`, `has:attachment`, `after:` and `before:` with a date, `larger:` and `smaller:` with a size; a `-` or
 * `!` in front of any means that it must not match.
 */
export function parseSearch(search: string): Condition {
  const conditions = termsIn(search).map(conditionOf);
  return {
    where: ["TRUE", ...conditions.map(({ where }) => where)].join(" AND "),
    values: conditions.flatMap(({ values }) => values),
  };
}

/** Quotes hold a term together, also where they begin after its field. */
function termsIn(search: string): string[] {
  const terms = search.match(/(?:"[^"]*"|[^\s"])+/g) ?? [];
  return terms
    .map((term) => term.replaceAll('"', "").toLowerCase())
    .filter((term) => /[\p{L}\p{N}]/u.test(term));
}

function conditionOf(term: string): Condition {
  const isExcluded = /^[-!]/.test(term);
  const { where, values } = positive(isExcluded ? term.slice(1) : term);
  return { where: isExcluded ? `NOT coalesce(${where}, FALSE)` : `(${where})`, values };
}

function positive(term: string): Condition {
  const flag = flags.get(term);
  if (flag !== undefined) return { where: flag, values: [] };
  const [, field = "", value = ""] = /^([a-z-]+):(.+)$/.exec(term) ?? [];
  const searched = columns.get(field);
  if (searched)
    return {
      where: `(${searched.map((column) => `instr("${column}", ?) > 0`).join(" OR ")})`,
      values: searched.map(() => value),
    };
  const time = Date.parse(value);
  if ((field === "after" || field === "before") && !Number.isNaN(time))
    return { where: `received ${field === "after" ? ">=" : "<="} ?`, values: [time] };
  const size = sizeIn(value);
  if ((field === "larger" || field === "smaller") && size !== undefined)
    return { where: `size ${field === "larger" ? ">" : "<"} ?`, values: [size] };
  return { where: "instr(searchText, ?) > 0", values: [term] };
}

const bytesOfUnit: Readonly<Record<string, number>> = { "": 1, k: 1024, m: 1024 * 1024 };

function sizeIn(text: string): number | undefined {
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?) ?([km]?)b?$/.exec(text) ?? [];
  return number === undefined ? undefined : Math.floor(Number(number) * (bytesOfUnit[unit] ?? 1));
}
