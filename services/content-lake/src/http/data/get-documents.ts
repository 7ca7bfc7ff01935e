import type { RequestHandler } from "express";
import * as z from "zod";
import type { DatasetState, LakeDocument } from "../../domain/document.ts";
import { draftIdOf, isVersionId, publishedIdOf } from "../../domain/document-id.ts";
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
  const wanted = withVersions ? [...new Set(ids.map(publishedIdOf))].flatMap(versionsIn(state)) : ids;
  const documents = wanted.flatMap((id) => state.get(id) ?? []);
  return withVersions ? documents.sort((a, b) => (a._id < b._id ? -1 : 1)) : documents;
}

/** Ids of versions by published id, by the array of all documents, which is a new one after each change. */
const versionIds = new WeakMap<readonly LakeDocument[], ReadonlyMap<string, readonly string[]>>();

/** Returns a function that lists the ids under which a document may exist. */
function versionsIn(state: DatasetState): (publishedId: string) => string[] {
  const all = state.all();
  const known = versionIds.get(all) ?? byPublishedId(all.flatMap(({ _id }) => (isVersionId(_id) ? _id : [])));
  versionIds.set(all, known);
  return (id) => [id, draftIdOf(id), ...(known.get(id) ?? [])];
}

const byPublishedId = (ids: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(ids, publishedIdOf);

function withoutContent({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument) {
  return { _id, _type, _rev, _createdAt, _updatedAt };
}
