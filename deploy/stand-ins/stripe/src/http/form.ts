/** A decoded form: texts by name, where `items[0][price]` is `items`, then `0`, then `price`. */
export type Form = ReadonlyMap<string, string | Form>;
type MutableForm = Map<string, string | MutableForm>;

/** Decodes a form or a query as Stripe does. `list[]` appends to a list. */
export function parseForm(text: string): Form {
  const form: MutableForm = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(form, keysOf(name), value);
  return form;
}

function keysOf(name: string): string[] {
  const [first = ""] = name.split("[", 1);
  return [first, ...Array.from(name.slice(first.length).matchAll(/\[([^\]]*)\]/g), ([, key = ""]) => key)];
}

function put(form: MutableForm, [key = "", ...deeper]: readonly string[], value: string): void {
  const name = key === "" ? String(form.size) : key;
  if (deeper.length === 0) {
    form.set(name, value);
    return;
  }
  const found = form.get(name);
  const child: MutableForm =
    found === undefined || typeof found === "string" ? new Map<string, string | MutableForm>() : found;
  form.set(name, child);
  put(child, deeper, value);
}

/** The form with its names in order, so that forms with the same content give the same text. */
export function canonical(form: Form): string {
  const sorted = [...form].sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(
    sorted.map(([name, value]) => [name, typeof value === "string" ? value : canonical(value)]),
  );
}
