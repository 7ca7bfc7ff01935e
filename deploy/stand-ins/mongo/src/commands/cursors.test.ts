import { Long } from "bson";
import type { Reply } from "../bson/encode.ts";
import { doc, type Doc } from "../bson/value.ts";
import { Cursors } from "./cursors.ts";

const anybody = { session: undefined };
const mebibyte = 1024 * 1024;
const documents = (count: number, size = 1): Doc[] =>
  Array.from({ length: count }, (_, at) => doc({ _id: at, text: "x".repeat(size) }));

/** The ids in a reply's batch, and the id of its cursor. */
function read(reply: Reply): { ids: number[]; id: Long } {
  const { firstBatch, nextBatch, id } = reply.cursor as { firstBatch?: Doc[]; nextBatch?: Doc[]; id: Long };
  return { ids: (firstBatch ?? nextBatch ?? []).map((found) => Number(found.get("_id"))), id };
}

describe("A cursor", () => {
  it("returns every document once, and no more of them at a time than a message can hold", () => {
    const cursors = new Cursors();
    const first = read(cursors.start(anybody, "d.c", documents(5, 7 * mebibyte).values(), { batchSize: 10 }));
    const second = read(cursors.next(first.id, "d.c", undefined, undefined));
    const third = read(cursors.next(first.id, "d.c", undefined, undefined));
    expect([first.ids, second.ids, third.ids]).toEqual([[0, 1], [2, 3], [4]]);
    expect(third.id).toEqual(Long.ZERO);
  });

  it("belongs to its session and its collection", () => {
    const cursors = new Cursors();
    const { id } = read(cursors.start({ session: "own" }, "d.c", documents(5).values(), { batchSize: 2 }));
    expect(() => cursors.next(id, "d.c", "other", 2)).toThrow("another session");
    expect(() => cursors.next(id, "d.c", undefined, 2)).toThrow("another session");
    expect(() => cursors.next(id, "d.other", "own", 2)).toThrow("different namespace");
    expect(read(cursors.next(id, "d.c", "own", 2)).ids).toEqual([2, 3]);
  });

  it("is closed when it hasn't been read for ten minutes, however old it is", () => {
    const minuteMs = 60_000;
    const clock = jest.spyOn(Date, "now").mockReturnValue(0);
    try {
      const cursors = new Cursors();
      const { id } = read(cursors.start(anybody, "d.c", documents(5).values(), { batchSize: 1 }));
      clock.mockReturnValue(9 * minuteMs);
      expect(read(cursors.next(id, "d.c", undefined, 1)).ids).toEqual([1]);
      cursors.expire(19 * minuteMs);
      expect(read(cursors.next(id, "d.c", undefined, 1)).ids).toEqual([2]);
      cursors.expire(19 * minuteMs + 1);
      expect(() => cursors.next(id, "d.c", undefined, 1)).toThrow("not found");
    } finally {
      clock.mockRestore();
    }
  });

  it("isn't opened when everything is in the first batch, or only one batch is wanted", () => {
    const cursors = new Cursors();
    const start = (options: { batchSize: number; single?: boolean }) =>
      read(cursors.start(anybody, "d.c", documents(3).values(), options));
    expect(start({ batchSize: 5 })).toEqual({ ids: [0, 1, 2], id: Long.ZERO });
    expect(start({ batchSize: 2, single: true })).toEqual({ ids: [0, 1], id: Long.ZERO });
  });
});
