import { evaluateSync, parse } from "groq-js";
import { isRecord } from "../document.ts";
import { Fault } from "../lake-error.ts";
import type { Selection } from "./mutation.ts";
import type { WorkingSet } from "./working-set.ts";

const maxDocuments = 10_000;

/**
 * The ids of the documents that a mutation selects.
 * @throws {Fault} when its query can't be evaluated, or returns something other than documents.
 */
export function selectedIds(selection: Selection, working: WorkingSet): string[] {
  if ("id" in selection) return [selection.id].flat();
  const found = idsFound(evaluated(selection.query, selection.params ?? {}, working));
  if (found.length <= maxDocuments) return found;
  throw new Fault(400, "tooManyDocumentsError", `A mutation may change ${maxDocuments} documents at most`);
}

function evaluated(query: string, params: Record<string, unknown>, working: WorkingSet): unknown {
  try {
    return evaluateSync(parse(query, { params }), { dataset: working.all(), params }).data;
  } catch (error) {
    throw new Fault(400, "queryParseError", error instanceof Error ? error.message : String(error), {
      query,
    });
  }
}

function idsFound(result: unknown): string[] {
  const documents: unknown[] = Array.isArray(result) ? result : result === null ? [] : [result];
  return documents.map((document) => {
    if (isRecord(document) && typeof document._id === "string") return document._id;
    throw new Fault(400, "validationError", "The query of a mutation must give documents with their _id");
  });
}
