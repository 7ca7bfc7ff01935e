import { type Doc, doc, isDoc, isNumber, toNumber, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { matches, parseFilter } from "../query/filter.ts";
import { parseSort, sortBy } from "../query/keys.ts";
import { parseProjectStage } from "../query/projection.ts";
import { parseExpression, type Variables } from "./expression.ts";
import { parseAddFields } from "./fields.ts";
import { parseGroup } from "./group.ts";
import { parseLookup } from "./lookup.ts";
import { parseUnwind } from "./unwind.ts";

/** Transforms a stream of documents. */
export type Stage = (documents: Iterable<Doc>) => Iterable<Doc>;

/** `variables` are those of the command's `let`. `lookUp` finds documents of another collection. */
export type PipelineContext = {
  variables: Variables;
  lookUp: (collection: string, query: Doc) => Iterable<Doc>;
};

type Parser = (operand: Value, context: PipelineContext, name: string) => Stage;

const parsers: Partial<Record<string, Parser>> = {
  $match: (operand, { variables }) => {
    if (!isDoc(operand)) return fail(15959, "the match filter must be an expression in an object");
    const filter = parseFilter(operand, variables);
    return filterDocuments((document) => matches(filter, document));
  },
  $project: (operand, { variables }) => {
    if (!isDoc(operand)) return fail(15969, "$project specification must be an object");
    const projection = parseProjectStage(operand, variables);
    return mapDocuments((document) => projection(document));
  },
  $set: (operand, { variables }, name) => mapDocuments(parseAddFields(name, operand, variables)),
  $addFields: (operand, { variables }, name) => mapDocuments(parseAddFields(name, operand, variables)),
  $unset: (operand, { variables }) => {
    const projection = parseProjectStage(
      doc(Object.fromEntries(unsetNames(operand).map((name) => [name, 0]))),
      variables,
    );
    return mapDocuments((document) => projection(document));
  },
  $group: (operand, { variables }) => parseGroup(operand, variables),
  $sort: (operand) => {
    if (!isDoc(operand)) return fail(15973, "the $sort key specification must be an object");
    if (operand.size === 0) fail(15976, "$sort stage must have at least one sort key");
    const pattern = parseSort(operand);
    return (documents) => sortBy([...documents], pattern, (document) => document);
  },
  $limit: (operand) => {
    const limit = nonNegativeInteger("$limit", operand, 2107201, 5107201);
    if (limit === 0) fail(15958, "the limit must be positive");
    return function* (documents) {
      let left = limit;
      for (const document of documents) {
        yield document;
        if (--left === 0) return;
      }
    };
  },
  $skip: (operand) => {
    const skip = nonNegativeInteger("$skip", operand, 5107200, 5107200);
    return function* (documents) {
      let left = skip;
      for (const document of documents) if (left-- <= 0) yield document;
    };
  },
  $count: (operand) => {
    if (typeof operand !== "string") return fail(40156, "the count field must be a non-empty string");
    if (operand === "") fail(40157, "the count field must be a non-empty string");
    if (operand.startsWith("$")) fail(40158, "the count field cannot be a $-prefixed path");
    if (operand.includes(".")) fail(40160, "the count field cannot contain '.'");
    return function* (documents) {
      let count = 0;
      for (const _ of documents) count += 1;
      if (count > 0) yield doc({ [operand]: count });
    };
  },
  $sortByCount: (operand, { variables }) => {
    const group = parseGroup(
      new Map([
        ["_id", operand],
        ["count", doc({ $sum: 1 })],
      ]),
      variables,
    );
    return (documents) =>
      sortBy([...group(documents)], [{ path: ["count"], direction: -1 }], (document) => document);
  },
  $unwind: parseUnwind,
  $lookup: (operand, { lookUp }) => parseLookup(operand, lookUp),
  $replaceRoot: (operand, { variables }) => {
    const root = isDoc(operand) ? operand.get("newRoot") : undefined;
    return replaceRoot(root ?? fail(40231, "no newRoot specified for the $replaceRoot stage"), variables);
  },
  $replaceWith: (operand, { variables }) => replaceRoot(operand, variables),
  $facet: parseFacet,
};

/**
 * Parses a pipeline.
 * @throws {MongoError} for a stage that this server doesn't implement.
 */
export function parsePipeline(stages: readonly Value[], context: PipelineContext): Stage {
  const parsed = stages.map((stage) => {
    if (!isDoc(stage)) return fail("TypeMismatch", "Each element of the 'pipeline' array must be an object");
    const [[name, operand] = ["", null]] = stage;
    if (stage.size !== 1)
      fail(40323, "A pipeline stage specification object must contain exactly one field.");
    if (name === "$changeStream") fail(40573, "The $changeStream stage is only supported on replica sets");
    const parser = parsers[name] ?? fail(40324, `Unrecognized pipeline stage name: '${name}'`);
    return parser(operand, context, name);
  });
  return (documents) => parsed.reduce<Iterable<Doc>>((stream, stage) => stage(stream), documents);
}

const updateStages = ["$set", "$addFields", "$unset", "$project", "$replaceRoot", "$replaceWith"];

/** Parses the pipeline of an update. Only stages that return one document for each document are allowed. */
export function parseUpdatePipeline(stages: readonly Value[], variables: Variables): (document: Doc) => Doc {
  for (const stage of stages) {
    const name = isDoc(stage) ? stage.keys().next().value : undefined;
    if (name && name in parsers && !updateStages.includes(name)) {
      fail("InvalidOptions", `${name} is not allowed to be used within an update`);
    }
  }
  const pipeline = parsePipeline(stages, { variables, lookUp: () => unsupported("$lookup in updates") });
  return (document) => [...pipeline([document])][0] ?? document;
}

function mapDocuments(change: (document: Doc) => Doc): Stage {
  return function* (documents) {
    for (const document of documents) yield change(document);
  };
}

function filterDocuments(accept: (document: Doc) => boolean): Stage {
  return function* (documents) {
    for (const document of documents) if (accept(document)) yield document;
  };
}

function replaceRoot(root: Value, variables: Variables): Stage {
  const expression = parseExpression(root, Object.keys(variables));
  return mapDocuments((document) => {
    const newRoot = expression({ root: document, variables });
    return isDoc(newRoot) ? newRoot : fail(40228, "'newRoot' expression must evaluate to an object");
  });
}

function unsetNames(operand: Value): string[] {
  const names = Array.isArray(operand) ? operand : [operand];
  if (names.length === 0)
    fail(31119, "$unset specification must be a string or an array with at least one field");
  return names.map((name) =>
    typeof name === "string"
      ? name
      : fail(31120, "$unset specification must be a string or an array containing only string values"),
  );
}

function nonNegativeInteger(stage: string, operand: Value, typeCode: number, valueCode: number): number {
  if (!isNumber(operand)) return fail(typeCode, `invalid argument to ${stage} stage: Expected a number`);
  const number = toNumber(operand);
  if (!Number.isInteger(number) || number < 0)
    fail(valueCode, `invalid argument to ${stage} stage: Expected a non-negative integer`);
  return number;
}

function parseFacet(operand: Value, context: PipelineContext): Stage {
  if (!isDoc(operand) || operand.size === 0)
    return fail(40169, "the $facet specification must be a non-empty object");
  const facets = [...operand].map(([name, stages]) => {
    if (!Array.isArray(stages)) return fail(40170, `arguments to $facet must be arrays, ${name} is not`);
    if (stages.some((stage) => isDoc(stage) && stage.has("$facet")))
      fail(40600, "$facet is not allowed to be used within a $facet stage");
    return [name, parsePipeline(stages, context)] as const;
  });
  return function* (documents) {
    const all = [...documents];
    yield doc(Object.fromEntries(facets.map(([name, stage]) => [name, [...stage(all)]])));
  };
}
