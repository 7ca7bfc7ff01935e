/** HTML that needs no escaping. */
export type Html = { readonly html: string };

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A template tag for HTML. Strings are escaped, `undefined` is left out. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | undefined)[]): Html {
  const written = values.map((value) => {
    if (value === undefined) return "";
    return typeof value === "string" ? escapeHtml(value) : value.html;
  });
  return { html: parts.map((part, index) => part + (written[index] ?? "")).join("") };
}

/** Parts one after the other. */
export const joined = (parts: readonly Html[]): Html => ({ html: parts.map((part) => part.html).join("\n") });
