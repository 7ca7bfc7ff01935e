import type { RequestHandler } from "express";
import * as z from "zod";
import type { DatasetState, LakeDocument } from "../../domain/document.ts";
import { draftIdOf, publishedIdOf } from "../../domain/document-id.ts";
import type { EnterDataset, Visit } from "./enter-dataset.ts";
import { idsIn } from "./ids-in.ts";
import { flag, readOptions } from "./request-options.ts";
import { arrayPieces, sendInPieces, type Piece } from "./send-in-pieces.ts";

const options = z.object({ excludeContent: flag, includeAllVersions: flag });

type Omitted = { id: string; reason: "existence" | "permission" };

/**
 * `GET /data/doc/:dataset/:ids`: the current revisions. For signed-in requesters the dataset is read up to date
 * first, since an editor must not get a revision that another replica has already replaced.
 */
export function getDocuments(enter: EnterDataset): RequestHandler<{ dataset: string; ids: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    const ids = idsIn(req.params.ids);
    const { excludeContent, includeAllVersions } = readOptions(req, options);
    if (visit.isSignedIn) await visit.dataset.catchUp();
    const documents = found(visit.state, ids, includeAllVersions);
    const foundIds = new Set(documents.map(({ _id }) => _id));
    const omitted = ids.filter((id) => !foundIds.has(id)).map((id) => omission(visit, id));
    res.type("json");
    await sendInPieces(res, bodyOf(excludeContent ? documents.map(withoutContent) : documents, omitted));
  };
}

/** Doesn't reveal whether a document exists that the requester may not read. */
function omission({ mayRead }: Visit, id: string): Omitted {
  return { id, reason: mayRead(id) ? "existence" : "permission" };
}

async function* bodyOf(documents: readonly object[], omitted: readonly Omitted[]): AsyncGenerator<Piece> {
  yield '{"documents":';
  yield* arrayPieces(documents);
  yield `,"omitted":${JSON.stringify(omitted)}}`;
}

function found(state: DatasetState, ids: readonly string[], withVersions: boolean): LakeDocument[] {
  const wanted = withVersions
    ? [...new Set(ids.flatMap((id) => [publishedIdOf(id), draftIdOf(id)]))].sort()
    : ids;
  return wanted.flatMap((id) => state.get(id) ?? []);
}

function withoutContent({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument) {
  return { _id, _type, _rev, _createdAt, _updatedAt };
}
