import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  Code,
  type Collection,
  Decimal128,
  type Document,
  MaxKey,
  MinKey,
  MongoClient,
  Timestamp,
} from "mongodb";
import { type RunningMongo, startMongo } from "../src/server.ts";
import { failure } from "./support/database.ts";

let dir: string;
let server: RunningMongo;
let client: MongoClient;
let x: Collection;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "mongo-refusals-"));
  server = await startMongo({ dir });
  client = await MongoClient.connect(server.url);
  x = client.db("a").collection("x");
  await x.insertOne({ a: [1] });
});
afterAll(async () => {
  await client.close();
  await server.close();
  await rm(dir, { recursive: true });
});

const command = (document: Document) => () => client.db("a").command(document);
const find = (filter: Document, options: Document = {}) => command({ find: "x", filter, ...options });
const update = (change: Document | Document[]) => () => x.updateOne({}, change);
const set = (value: unknown) => update([{ $set: { value } }]);
const aggregate = (...stages: Document[]) => command({ aggregate: "x", pipeline: stages, cursor: {} });
const index = (key: Document, options: Document = {}) =>
  command({ createIndexes: "x", indexes: [{ key, name: "i", ...options }] });
const inTransaction = () =>
  client.withSession((session) => session.withTransaction(() => x.insertOne({}, { session })));

describe("the embedded server refuses by name", () => {
  it.each<[name: string, run: () => Promise<unknown>, code: number]>([
    ["the command 'count'", command({ count: "x" }), 59],
    ["the command 'explain'", () => x.find().explain(), 59],
    ["the command 'dropDatabase'", () => client.db("a").dropDatabase(), 59],
    ["the command 'collMod'", command({ collMod: "x" }), 59],
    ["transactions", inTransaction, 238],
    ["the read concern 'snapshot'", find({}, { readConcern: { level: "snapshot" } }), 238],
    ["the field 'collation' of 'find'", find({}, { collation: { locale: "de" } }), 40415],
    ["the field 'maxTimeMS' of 'find'", find({}, { maxTimeMS: 5 }), 40415],
    ["the field 'hint' of 'find'", find({}, { hint: "_id_" }), 40415],
    ["the field 'let' of 'find'", find({}, { let: {} }), 40415],
    [
      "the field 'arrayFilters' of 'update.updates'",
      () => x.updateOne({}, { $set: { a: 1 } }, { arrayFilters: [{ b: 1 }] }),
      40415,
    ],
    ["the field 'capped' of 'create'", command({ create: "y", capped: true }), 40415],
    ["$regex", find({ a: { $regex: "a" } }), 2],
    ["$elemMatch", find({ a: { $elemMatch: { b: 1 } } }), 2],
    ["$near", find({ a: { $near: [1, 1] } }), 2],
    ["$expr", find({ $expr: true }), 2],
    ["$where", find({ $where: "1" }), 2],
    ["$slice in the projection of 'a'", find({}, { projection: { a: { $slice: 1 } } }), 238],
    ["an expression in the projection of 'b'", find({}, { projection: { b: "$a" } }), 238],
    ["the projection of 'a.$'", find({ a: 1 }, { projection: { "a.$": 1 } }), 238],
    ["a sort by an expression", find({}, { sort: { a: { $meta: "textScore" } } }), 238],
    ["sorts by $natural other than {$natural: 1}", find({}, { sort: { $natural: -1 } }), 238],
    ["distinct for the path 'a.b'", command({ distinct: "x", key: "a.b" }), 238],
    ["$bit", update({ $bit: { a: { or: 1 } } }), 9],
    ["$rename", update({ $rename: { a: "b" } }), 9],
    ["$[]", update({ $set: { "a.$[]": 1 } }), 238],
    ["$position in $push", update({ $push: { a: { $each: [1], $position: 0 } } }), 2],
    ["the stage $sort here", aggregate({ $sort: { a: 1 } }), 40324],
    ["the stage $match here", aggregate({ $match: {} }, { $match: {} }), 40324],
    ["the stage $out here", aggregate({ $group: { _id: 1 } }, { $out: "y" }), 40324],
    ["the stage $changeStream here", aggregate({ $changeStream: {} }), 40324],
    ["$avg in $group", aggregate({ $group: { _id: null, a: { $avg: "$a" } } }), 15952],
    ["the stage $unset in an update", update([{ $unset: "a" }]), 40324],
    ["the path 'a.b' in the $set of a pipeline", update([{ $set: { "a.b": 1 } }]), 238],
    ["the path 'value' in the $set of a pipeline", set({ b: 1 }), 238],
    ["$add", set({ $add: ["$a", 1] }), 168],
    ["'as' in $filter", set({ $filter: { input: [], as: "b", cond: true } }), 28647],
    ["the variable $$NOW here", set("$$NOW"), 17276],
    ["'text' indexes", index({ a: "text" }), 238],
    ["wildcard indexes", index({ "$**": 1 }), 238],
    ["the index option 'partialFilterExpression'", index({ a: 1 }, { partialFilterExpression: {} }), 197],
    ["the index option 'hidden'", index({ a: 1 }, { hidden: true }), 197],
    ["values of the type regex", () => x.find({ a: /x/ }).toArray(), 238],
    ["values of the type decimal", () => x.insertOne({ a: Decimal128.fromString("1") }), 238],
    ["values of the type timestamp", () => x.insertOne({ a: new Timestamp({ t: 1, i: 1 }) }), 238],
    ["values of the type minKey", () => x.insertOne({ a: new MinKey() }), 238],
    ["values of the type maxKey", () => x.insertOne({ a: new MaxKey() }), 238],
    ["values of the type javascript", () => x.insertOne({ a: new Code("1") }), 238],
  ])("%s", async (name, run, code) => {
    const message = `The embedded MongoDB does not implement ${name}. Set MONGODB_URL to a MongoDB server.`;
    expect(await failure(run())).toMatchObject({ code, message });
    expect(await x.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ a: [1] }]);
  });
});
