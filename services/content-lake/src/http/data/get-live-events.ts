import type { Request, RequestHandler } from "express";
import * as z from "zod";
import { liveEventIdOf, sequenceOfLiveEvent } from "../../domain/live-event-id.ts";
import { syncTagsOfChange } from "../../domain/query/sync-tags.ts";
import type { Commit } from "../../store/commit-feed.ts";
import type { LiveDataset } from "../../store/live-dataset.ts";
import { isPublicId } from "../../domain/document-id.ts";
import { requireDraftAccess, type EnterDataset } from "./enter-dataset.ts";
import type { OpenStream } from "./limit-event-streams.ts";
import { flag, readOptions } from "./request-options.ts";

const options = z.object({ includeDrafts: flag, includeAllDocuments: flag });

/** `GET /data/live/events/:dataset`: streams the sync tags of query results that are stale. */
export function getLiveEvents(
  enter: EnterDataset,
  openStream: OpenStream,
): RequestHandler<{ dataset: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    const { includeDrafts, includeAllDocuments } = readOptions(req, options);
    const ofDrafts = includeDrafts || includeAllDocuments;
    if (ofDrafts) requireDraftAccess(visit, "read");
    const { dataset } = visit;
    const { position, missed } = await startOf(dataset, req);
    const stream = openStream(visit, req, res);
    const send = ({ sequence, changes }: Commit) => {
      const visible = ofDrafts ? changes : changes.filter(({ id }) => isPublicId(id));
      const tags = visible.flatMap(({ id, previous, result }) => syncTagsOfChange(id, [previous, result]));
      if (tags.length > 0) stream.send("message", { tags: [...new Set(tags)] }, liveEventIdOf(sequence));
    };
    stream.send(missed ? "welcome" : "restart", {}, liveEventIdOf(position));
    missed?.forEach(send);
    stream.onEnd(dataset.subscribe(send));
  };
}

/** Where a stream starts: after the last event that the client has received, else now. */
async function startOf(dataset: LiveDataset, req: Request<{ dataset: string }>) {
  const last = req.headers["last-event-id"];
  if (last === undefined) return { position: dataset.sequence(), missed: [] };
  const position = sequenceOfLiveEvent(String(last)) ?? -1;
  if (position > dataset.sequence()) await dataset.catchUp();
  const missed = position < 0 ? undefined : dataset.after(position);
  return { position: missed ? position : dataset.sequence(), missed };
}
