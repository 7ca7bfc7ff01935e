import { setImmediate } from "node:timers/promises";
import type { Request, RequestHandler } from "express";
import * as z from "zod";
import { liveEventIdOf, sequenceOfLiveEvent } from "../../domain/live-event-id.ts";
import { memoized } from "../../domain/memoized.ts";
import { syncTagsOfChange } from "../../domain/query/sync-tags.ts";
import type { Commit } from "../../state/commit-feed.ts";
import type { LiveDataset } from "../../state/live-dataset.ts";
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
    const waiting = missed ?? [];
    let isOpen = true;
    let isSending = false;
    // One by one, because a commit may have many tags.
    const sendAll = async () => {
      isSending = true;
      for (let commit = waiting.shift(); commit && isOpen; commit = waiting.shift()) {
        const tags = tagsOf(commit)[ofDrafts ? "ofAll" : "ofPublic"];
        if (tags) stream.sendParts("message", [tags], liveEventIdOf(commit.sequence));
        await setImmediate();
      }
      isSending = false;
    };
    const unsubscribe = dataset.subscribe((commit) => {
      waiting.push(commit);
      if (!isSending) void sendAll();
    });
    stream.onEnd(() => {
      isOpen = false;
      unsubscribe();
    });
    stream.send(missed ? "welcome" : "restart", {}, liveEventIdOf(position));
    void sendAll();
  };
}

/** Returns the data of a commit's event, made once for all streams. Undefined where it has no tags. */
const tagsOf = memoized(({ changes }: Commit) => {
  const tagged = changes.map(({ id, previous, result }) => ({
    isPublic: isPublicId(id),
    tags: syncTagsOfChange(id, [previous, result]),
  }));
  const eventOf = (listed: typeof tagged) => {
    const tags = new Set(listed.flatMap((one) => one.tags));
    return tags.size > 0 ? Buffer.from(JSON.stringify({ tags: [...tags] })) : undefined;
  };
  return { ofAll: eventOf(tagged), ofPublic: eventOf(tagged.filter(({ isPublic }) => isPublic)) };
});

/** Returns the start of a stream: after the last event that the client has received, else now. */
async function startOf(dataset: LiveDataset, req: Request<{ dataset: string }>) {
  const last = req.headers["last-event-id"];
  if (last === undefined) return { position: dataset.sequence(), missed: [] };
  const position = sequenceOfLiveEvent(String(last)) ?? -1;
  if (position > dataset.sequence()) await dataset.catchUp();
  const missed = position < 0 ? undefined : dataset.after(position);
  return { position: missed ? position : dataset.sequence(), missed };
}
