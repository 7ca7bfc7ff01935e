/** An error in a value. `path` names its field, as in the API's errors and in zod's issues. */
export interface Fault {
  path: string;
  message: string;
}

/** The messages to show beside each field. */
export type FieldErrors<Name extends string> = Partial<Record<Name, readonly string[]>>;

/** The part of a zod schema that checking a form needs. */
interface Schema {
  safeParse: (
    values: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Returns the messages by field, each once. Faults of anything else than `names` are left out. */
export function fieldErrors<Name extends string>(
  faults: readonly Fault[],
  names: readonly Name[],
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of names) {
    const messages = faults.filter(({ path }) => path === name).map(({ message }) => message);
    if (messages.length > 0) errors[name] = [...new Set(messages)];
  }
  return errors;
}

/** Returns a function that checks a form's values with a schema. */
export function checkWith(schema: Schema): (values: Readonly<Record<string, string>>) => Fault[] {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return [];
    return result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  };
}
