/** The fields of an object that have changed, with what they were, as `previous_attributes` of an event has them. */
export function changedFields(before: object, after: object): Record<string, unknown> {
  const [old, current] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = new Set([...Object.keys(old), ...Object.keys(current)]);
  const changed = [...names].filter((name) => JSON.stringify(old[name]) !== JSON.stringify(current[name]));
  return Object.fromEntries(
    changed.map((name) => {
      const [was, is] = [old[name], current[name]];
      return [name, isPlain(was) && isPlain(is) ? changedFields(was, is) : (was ?? null)];
    }),
  );
}

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
