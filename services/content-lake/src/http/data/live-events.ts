import type { Request, RequestHandler } from "express";
import * as z from "zod";
import { liveEventIdOf, sequenceOfLiveEvent } from "../../domain/live-event-id.ts";
import { syncTagsOfChange } from "../../domain/query/sync-tags.ts";
import type { Commit } from "../../store/commit-feed.ts";
import type { LiveDataset } from "../../store/live-dataset.ts";
import { isPublicId } from "../../domain/document-id.ts";
import { expectInsider, type Enter } from "./entrance.ts";
import type { OpenStream } from "./open-streams.ts";
import { flag, readOptions } from "./request-options.ts";

const options = z.object({ includeDrafts: flag, includeAllDocuments: flag });

/** `GET /data/live/events/:dataset`: the sync tags of query results that are no longer true. */
export function liveEvents(enter: Enter, openStream: OpenStream): RequestHandler<{ dataset: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    const { includeDrafts, includeAllDocuments } = readOptions(req, options);
    const ofDrafts = includeDrafts || includeAllDocuments;
    if (ofDrafts) expectInsider(visit, "read");
    const { dataset } = visit;
    const { position, missed } = await placeIn(dataset, req);
    const stream = openStream(visit, req, res);
    const tell = ({ sequence, changes }: Commit) => {
      const told = ofDrafts ? changes : changes.filter(({ id }) => isPublicId(id));
      const tags = told.flatMap(({ id, previous, result }) => syncTagsOfChange(id, [previous, result]));
      if (tags.length > 0) stream.send("message", { tags: [...new Set(tags)] }, liveEventIdOf(sequence));
    };
    stream.send(missed ? "welcome" : "restart", {}, liveEventIdOf(position));
    missed?.forEach(tell);
    stream.onEnd(dataset.subscribe(tell));
  };
}

/** Where a stream goes on: after the last event that the client has heard, else from now on. */
async function placeIn(dataset: LiveDataset, req: Request<{ dataset: string }>) {
  const last = req.headers["last-event-id"];
  if (last === undefined) return { position: dataset.sequence(), missed: [] };
  const position = sequenceOfLiveEvent(String(last)) ?? -1;
  if (position > dataset.sequence()) await dataset.catchUp();
  const missed = position < 0 ? undefined : dataset.after(position);
  return { position: missed ? position : dataset.sequence(), missed };
}
