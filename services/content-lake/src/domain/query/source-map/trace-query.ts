import type { ExprNode, ObjectAttributeNode, ObjectNode, SelectNode } from "groq-js";
import { mapTree } from "../syntax-tree.ts";

/** Names that no document and no projection can use, since attributes with U+0000 are refused. */
export const sourceName = "\0";
export const traceName = (name: string) => `\0${name}`;
export const resultName = "result";

/**
 * Rewrites a query so that its result tells where values come from. Documents and objects in them are returned as the
 * stored objects, whose origin is found by identity. Only scalar values lose their origin in a projection; so each
 * projected object also contains the object from which it was projected, and, for each attribute that was read from an
 * object, that object and the attribute's name in it.
 */
export function traced(query: ExprNode): ExprNode {
  const attributes: ObjectAttributeNode[] = [
    { type: "ObjectAttributeValue", name: resultName, value: withTraces(query) },
    ...traceAttribute(resultName, query),
  ];
  return { type: "Object", attributes };
}

function withTraces(query: ExprNode): ExprNode {
  return mapTree(query, (node) => {
    if (node.type === "Object") return tracedObject(node);
    if (node.type !== "Projection" || node.expr.type !== "Object") return undefined;
    const { attributes } = tracedObject(node.expr);
    const source: ObjectAttributeNode = {
      type: "ObjectAttributeValue",
      name: sourceName,
      value: { type: "This" },
    };
    return {
      ...node,
      base: withTraces(node.base),
      expr: { type: "Object", attributes: [...attributes, source] },
    };
  });
}

function tracedObject({ attributes }: ObjectNode): ObjectNode {
  return { type: "Object", attributes: attributes.flatMap(tracedAttribute) };
}

function tracedAttribute(attribute: ObjectAttributeNode): ObjectAttributeNode[] {
  if (attribute.type === "ObjectAttributeValue") {
    const { name, value } = attribute;
    return [{ ...attribute, value: withTraces(value) }, ...traceAttribute(name, value)];
  }
  return [{ ...attribute, value: withTraces(attribute.value) }];
}

function traceAttribute(name: string, value: ExprNode): ObjectAttributeNode[] {
  const trace = traceOf(value) ?? { type: "Value", value: null };
  return [{ type: "ObjectAttributeValue", name: traceName(name), value: trace }];
}

/**
 * An expression that returns where a value is read: `{from, name}` for an attribute, `{any: […]}` for the first of
 * several. Undefined if this is unknown.
 */
function traceOf(node: ExprNode): ExprNode | undefined {
  switch (node.type) {
    case "Group":
      return traceOf(node.base);
    case "AccessAttribute":
      return place(node.base ?? { type: "This" }, node.name);
    case "AccessElement":
      return place(node.base, node.index);
    case "Map":
      return node.expr.type === "AccessAttribute"
        ? place(containers(node.base, node.expr.base), node.expr.name)
        : undefined;
    case "FuncCall":
      return node.namespace === "global" && node.name === "coalesce" ? firstOf(node.args) : undefined;
    case "Select":
      return selected(node);
    default:
      return undefined;
  }
}

function place(from: ExprNode, name: string | number): ExprNode {
  return object({ from: withTraces(from), name: { type: "Value", value: name } });
}

function containers(base: ExprNode, inner: ExprNode | undefined): ExprNode {
  return inner && inner.type !== "This" ? { type: "Map", base, expr: inner } : base;
}

function firstOf(args: readonly ExprNode[]): ExprNode {
  const elements = args.map((arg) => ({
    type: "ArrayElement" as const,
    value: traceOf(arg) ?? { type: "Value" as const, value: null },
    isSplat: false,
  }));
  return object({ any: { type: "Array", elements } });
}

function selected({ alternatives, fallback }: SelectNode): ExprNode {
  const nothing: ExprNode = { type: "Value", value: null };
  return {
    type: "Select",
    alternatives: alternatives.map(({ value, ...rest }) => ({ ...rest, value: traceOf(value) ?? nothing })),
    fallback: (fallback && traceOf(fallback)) ?? nothing,
  };
}

function object(parts: Record<string, ExprNode>): ObjectNode {
  return {
    type: "Object",
    attributes: Object.entries(parts).map(([name, value]) => ({ type: "ObjectAttributeValue", name, value })),
  };
}
