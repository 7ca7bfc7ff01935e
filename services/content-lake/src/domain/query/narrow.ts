import type { ExprNode } from "groq-js";
import type { LakeDocument } from "../document.ts";
import type { View } from "../perspective.ts";
import { both, constraintOf, type Constraint } from "./constraint.ts";
import { slugOf } from "./sync-tags.ts";
import { mapTree } from "./syntax-tree.ts";

export type Narrowing = {
  view: View;
  /** Called for each place where the query reads the dataset, with the constraint on the documents read there. */
  onRead(constraint: Constraint): void;
  /** Replaces each document that is read. */
  present?: ((document: LakeDocument) => object) | undefined;
};

/**
 * Replaces each `*` by the documents that can match the filters that follow it, found by id, type and slug. The filters
 * stay, so the result is the same.
 */
export function narrow(query: ExprNode, narrowing: Narrowing): ExprNode {
  const read = (constraint: Constraint): ExprNode => {
    narrowing.onRead(constraint);
    const documents = candidates(narrowing.view, constraint);
    return { type: "Value", value: narrowing.present ? documents.map(narrowing.present) : documents };
  };
  const visit = (node: ExprNode, outer: Constraint): ExprNode => {
    if (node.type === "Everything") return read(outer);
    if (node.type !== "Filter") return within(node);
    const constraint = both(outer, constraintOf(node.expr));
    return { ...node, base: visit(node.base, constraint), expr: within(node.expr) };
  };
  const within = (node: ExprNode): ExprNode =>
    mapTree(node, (inner) =>
      inner.type === "Everything" || inner.type === "Filter" ? visit(inner, {}) : undefined,
    );
  return within(query);
}

function candidates(view: View, { ids, types, slugs }: Constraint): readonly LakeDocument[] {
  if (ids) return [...new Set(ids)].sort().flatMap((id) => view.get(id) ?? []);
  const documents = types ? ofTypes(view, types) : view.all();
  if (!slugs) return documents;
  const wanted = new Set<unknown>(slugs);
  return documents.filter((document) => wanted.has(slugOf(document)));
}

function ofTypes(view: View, types: readonly string[]): readonly LakeDocument[] {
  const [first, ...others] = [...new Set(types)].map((type) => view.ofType(type));
  if (others.length === 0) return first ?? [];
  return [first ?? [], ...others].flat().sort((a, b) => (a._id < b._id ? -1 : 1));
}
