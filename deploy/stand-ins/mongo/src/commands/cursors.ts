import { randomBytes } from "node:crypto";
import { Long } from "bson";
import type { Doc } from "../bson/value.ts";
import { encode, type Reply } from "../bson/encode.ts";
import { fail } from "../errors.ts";

const firstBatchSize = 101;
const maxBatchBytes = 16 * 1024 * 1024;
const idleMs = 10 * 60_000;

type Cursor = {
  namespace: string;
  documents: Iterator<Doc>;
  /** A document that didn't fit into the last batch. */
  pending: Doc | undefined;
  session: string | undefined;
  usedAt: number;
};

/** Open cursors. They read documents only when these are fetched. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();

  /** Returns the first batch, and opens a cursor if there may be more. */
  start(
    { session }: { session: string | undefined },
    namespace: string,
    documents: Iterator<Doc>,
    { batchSize = firstBatchSize, single = false }: { batchSize?: number | undefined; single?: boolean } = {},
  ): Reply {
    const cursor: Cursor = { namespace, documents, pending: undefined, session, usedAt: Date.now() };
    const { batch, more } = readBatch(cursor, batchSize);
    let id = Long.ZERO;
    if (more && !single) {
      id = Long.fromBigInt(BigInt.asUintN(62, randomBytes(8).readBigUInt64LE()) | 1n);
      this.open.set(id.toString(), cursor);
    }
    return { cursor: { firstBatch: batch, id, ns: namespace }, ok: 1 };
  }

  /** Returns the next batch of a cursor. Fails if the cursor belongs to another session or namespace. */
  next(id: Long, namespace: string, session: string | undefined, batchSize: number | undefined): Reply {
    const cursor = this.open.get(id.toString());
    if (!cursor) return fail("CursorNotFound", `cursor id ${id.toString()} not found`);
    if (cursor.namespace !== namespace) {
      fail(
        "Unauthorized",
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    if (cursor.session !== session) {
      fail(50736, `Cannot run getMore on cursor ${id.toString()}, which was created in another session`);
    }
    cursor.usedAt = Date.now();
    try {
      const { batch, more } = readBatch(cursor, batchSize === 0 ? Infinity : (batchSize ?? Infinity));
      if (!more) this.open.delete(id.toString());
      return { cursor: { nextBatch: batch, id: more ? id : Long.ZERO, ns: namespace }, ok: 1 };
    } catch (error) {
      this.open.delete(id.toString());
      throw error;
    }
  }

  kill(id: Long): boolean {
    return this.open.delete(id.toString());
  }

  /** Closes cursors that haven't been used for ten minutes. */
  expire(now: number): void {
    for (const [id, cursor] of this.open) if (now - cursor.usedAt > idleMs) this.open.delete(id);
  }
}

function readBatch(cursor: Cursor, size: number): { batch: Doc[]; more: boolean } {
  const batch: Doc[] = [];
  let bytes = 0;
  while (batch.length < size) {
    const document = cursor.pending ?? (cursor.documents.next().value as Doc | undefined);
    cursor.pending = undefined;
    if (!document) return { batch, more: false };
    bytes += encode(document).length;
    if (bytes > maxBatchBytes && batch.length > 0) {
      cursor.pending = document;
      return { batch, more: true };
    }
    batch.push(document);
  }
  return { batch, more: true };
}
