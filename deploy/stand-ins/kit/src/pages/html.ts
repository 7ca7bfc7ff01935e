/** A text that is HTML already. */
export type Html = { readonly html: string };

type Value = Html | readonly Html[] | string | number;

/** Makes HTML of a template. Whatever isn't HTML already is escaped. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: String.raw({ raw: parts }, ...values.map(asHtml)) };
}

function asHtml(value: Value): string {
  if (typeof value === "string" || typeof value === "number") return escape(String(value));
  return "html" in value ? value.html : value.map((one) => one.html).join("");
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? "");
