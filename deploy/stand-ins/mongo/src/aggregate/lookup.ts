import { clone, type Doc, doc, isDoc, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { write } from "../update/target.ts";
import { parseExpression } from "./expression.ts";

/** Parses `$lookup` by the equality of two fields. */
export function parseLookup(
  operand: Value,
  lookUp: (collection: string, query: Doc) => Iterable<Doc>,
): (documents: Iterable<Doc>) => Iterable<Doc> {
  if (!isDoc(operand)) return fail("FailedToParse", "the $lookup specification must be an Object");
  for (const name of operand.keys()) {
    if (["pipeline", "let"].includes(name)) unsupported(`'${name}' in $lookup`);
    if (!["from", "localField", "foreignField", "as"].includes(name))
      fail("FailedToParse", `unknown argument to $lookup: ${name}`);
  }
  const text = (name: string): string => {
    const value = operand.get(name);
    if (typeof value === "string" && value !== "") return value;
    return fail("FailedToParse", `$lookup needs a string for '${name}'`);
  };
  const [from, local, foreign, as] = [text("from"), text("localField"), text("foreignField"), text("as")];
  const value = parseExpression(`$${local}`, []);
  return function* (documents) {
    for (const document of documents) {
      const localValue = value({ root: document, variables: {} }) ?? null;
      const condition = Array.isArray(localValue) ? doc({ $in: localValue }) : doc({ $eq: localValue });
      const row = clone(document);
      write(row, as.split("."), [...lookUp(from, doc({ [foreign]: condition }))]);
      yield row;
    }
  };
}
