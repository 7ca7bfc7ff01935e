import { isRecord } from "../document.ts";
import type { Mutation } from "./mutation.ts";

/** Returns the mutation with a `_key` added to each object in an array that has none. */
export function withArrayKeys(mutation: Mutation, newKey: () => string): Mutation {
  return keyed(mutation, newKey) as Mutation;
}

function keyed(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const inner = keyed(item, newKey);
      return isRecord(inner) && inner._key === undefined ? { _key: newKey(), ...inner } : inner;
    });
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyed(inner, newKey)]));
}
