import type { ExprNode } from "groq-js";
import { constantOf } from "./syntax-tree.ts";

/** A necessary condition of a filter: a matching document has one of these ids, types or slugs. */
export type Constraint = { ids?: readonly string[]; types?: readonly string[]; slugs?: readonly string[] };

type Attribute = keyof Constraint;
const attributes: readonly Attribute[] = ["ids", "types", "slugs"];

/**
 * Derives from a filter what it requires of `_id`, `_type` and `slug.current`. The condition is necessary, not
 * sufficient, so ignoring parts of the filter is always safe.
 */
export function constraintOf(filter: ExprNode): Constraint {
  switch (filter.type) {
    case "Group":
      return constraintOf(filter.base);
    case "And":
      return both(constraintOf(filter.left), constraintOf(filter.right));
    case "Or":
      return either(constraintOf(filter.left), constraintOf(filter.right));
    case "OpCall":
      if (filter.op === "in") return demand(filter.left, listed(constantOf(filter.right)));
      if (filter.op !== "==") return {};
      return both(
        demand(filter.left, single(constantOf(filter.right))),
        demand(filter.right, single(constantOf(filter.left))),
      );
    default:
      return {};
  }
}

export function both(a: Constraint, b: Constraint): Constraint {
  return combined((attribute) => {
    const [first, second] = [a[attribute], b[attribute]];
    return first && second ? first.filter((value) => second.includes(value)) : (first ?? second);
  });
}

function either(a: Constraint, b: Constraint): Constraint {
  return combined((attribute) => {
    const [first, second] = [a[attribute], b[attribute]];
    return first && second && [...new Set([...first, ...second])];
  });
}

function combined(valuesOf: (attribute: Attribute) => readonly string[] | undefined): Constraint {
  const entries = attributes.flatMap((attribute) => {
    const values = valuesOf(attribute);
    return values ? [[attribute, values]] : [];
  });
  return Object.fromEntries(entries) as Constraint;
}

function demand(attribute: ExprNode, values: readonly string[] | undefined): Constraint {
  if (!values || attribute.type !== "AccessAttribute") return {};
  const { base, name } = attribute;
  if (!base && name === "_id") return { ids: values };
  if (!base && name === "_type") return { types: values };
  const isSlug = name === "current" && base?.type === "AccessAttribute" && !base.base && base.name === "slug";
  return isSlug ? { slugs: values } : {};
}

const single = (value: unknown) => (typeof value === "string" ? [value] : undefined);

function listed(value: unknown): string[] | undefined {
  const isList = Array.isArray(value) && value.every((item): item is string => typeof item === "string");
  return isList ? value : undefined;
}
