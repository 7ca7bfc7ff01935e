import * as z from "zod";
import { isRecord } from "../document.ts";
import { releaseDocumentId, releaseOf } from "../document-id.ts";
import { Fault } from "../lake-error.ts";
import type { DocumentInWork, WorkingSet } from "../mutations/working-set.ts";
import { existing } from "./action.ts";

export const releaseId = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/);
export const ofRelease = z.object({ releaseId });

/** @throws {Fault} when there is no such release, or it is in another state than these. */
export function releaseIn(working: WorkingSet, id: string, states: readonly string[]): DocumentInWork {
  const release = existing(working, releaseDocumentId(id), "Release");
  if (states.includes(String(release.state))) return release;
  const description = `Release ${JSON.stringify(id)} is ${String(release.state)}, not ${states.join(" or ")}`;
  throw new Fault(409, "releaseStateError", description, { releaseId: id });
}

export function versionsIn(working: WorkingSet, release: string): DocumentInWork[] {
  return working.all().filter(({ _id }) => releaseOf(_id) === release);
}

/** Whether publishing the release takes the published document away. */
export function marksDeletion({ _system }: DocumentInWork): boolean {
  return isRecord(_system) && _system.delete === true;
}

export function setState(id: string, state: string, more: object = {}) {
  return { patch: { id: releaseDocumentId(id), set: { state, ...more } } };
}
