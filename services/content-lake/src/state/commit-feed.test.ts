import { createCommitFeed, type Commit } from "./commit-feed.ts";

const commit = (sequence: number): Commit => ({
  sequence,
  transactionId: `t${sequence}`,
  author: "ada",
  timestamp: "2026-11-21T00:00:00.000Z",
  changes: [],
});

/** A feed that keeps three commits, after these. */
function feedAfter(...sequences: number[]) {
  const feed = createCommitFeed({ count: 3, bytes: 10_000 });
  for (const sequence of sequences) feed.push(commit(sequence));
  return feed;
}
const sequences = (commits: Commit[] | undefined) => commits?.map(({ sequence }) => sequence);

describe("The latest commits", () => {
  it("are returned from any of those that are kept, to a client that resumes", () => {
    const feed = feedAfter(1, 2, 3, 4, 5);
    expect(sequences(feed.after(4))).toEqual([5]);
    expect(sequences(feed.after(2))).toEqual([3, 4, 5]);
    expect(sequences(feed.after(5))).toEqual([]);
    expect(sequences(feed.from("t3"))).toEqual([3, 4, 5]);
    expect(sequences(feed.from("t5"))).toEqual([5]);
  });

  it("aren't returned when one that the client has missed is no longer kept", () => {
    const feed = feedAfter(1, 2, 3, 4, 5);
    expect(feed.after(1)).toBeUndefined();
    expect(feed.from("t2")).toBeUndefined();
    expect(feedAfter().after(0)).toBeUndefined();
  });

  it("are kept only as long as they don't take too much memory, but for the very last", () => {
    const feed = feedAfter(1, 2);
    const result = { _id: "a", _type: "a", _createdAt: "", _updatedAt: "", _rev: "", text: "x".repeat(9000) };
    const effects = { apply: [], revert: [] };
    const change = { id: "a", previous: null, result, mutations: [], effects };
    feed.push({ ...commit(3), changes: [change] });
    expect(sequences(feed.from("t1"))).toEqual([1, 2, 3]);
    feed.push({ ...commit(4), changes: [change] });
    expect(feed.from("t3")).toBeUndefined();
    expect(sequences(feed.from("t4"))).toEqual([4]);
    feed.push({ ...commit(5), changes: [change, change] });
    expect(sequences(feed.from("t5"))).toEqual([5]);
  });

  it("are passed to listeners in order, until they unsubscribe", () => {
    const feed = feedAfter(1);
    const heard: number[] = [];
    const unsubscribe = feed.subscribe(({ sequence }) => heard.push(sequence));
    feed.push(commit(2));
    feed.push(commit(3));
    unsubscribe();
    feed.push(commit(4));
    expect(heard).toEqual([2, 3]);
  });
});
