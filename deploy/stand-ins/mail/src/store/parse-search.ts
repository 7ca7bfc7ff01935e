import type { SQLInputValue } from "node:sqlite";

export type Condition = { where: string; values: SQLInputValue[] };

const columns: ReadonlyMap<string, string> = new Map([
  ["to", '"to"'],
  ["from", '"from"'],
  ["reply-to", "replyTo"],
  ["subject", "subject"],
]);

const flags: ReadonlyMap<string, string> = new Map([
  ["is:read", "isRead = 1"],
  ["is:unread", "isRead = 0"],
]);

/**
 * Returns the SQL condition of a search as Mailpit writes it: words, phrases in quotes, `to:`, `from:`, `reply-to:` and
 * `subject:` with a text, `is:read` and `is:unread`.
 */
export function parseSearch(search: string): Condition {
  const terms = search.toLowerCase().match(/(?:"[^"]*"|[^\s"])+/g) ?? [];
  const conditions = terms.map((term) => conditionOf(term.replaceAll('"', "")));
  return {
    where: ["summary IS NOT NULL", ...conditions.map(({ where }) => where)].join(" AND "),
    values: conditions.flatMap(({ values }) => values),
  };
}

function conditionOf(term: string): Condition {
  const flag = flags.get(term);
  if (flag !== undefined) return { where: flag, values: [] };
  const [, field = "", value = ""] = /^([a-z-]+):(.+)$/.exec(term) ?? [];
  const column = columns.get(field);
  return column === undefined
    ? { where: "instr(searchText, ?) > 0", values: [term] }
    : { where: `instr(${column}, ?) > 0`, values: [value] };
}
