import mongoose, { type Connection, Schema } from "mongoose";
import { useDatabase } from "./support/database.ts";

const database = useDatabase();

const itemSchema = new Schema({ sku: String, quantity: Number, tags: [String] }, { _id: false });
const orderSchema = new Schema(
  {
    email: { type: String, required: true, unique: true },
    count: { type: Number, default: 0 },
    items: [itemSchema],
    address: { city: String },
    at: Date,
    big: BigInt,
    uuid: Schema.Types.UUID,
    bytes: Buffer,
    scores: { type: Map, of: Number },
    owner: { type: Schema.Types.ObjectId, ref: "Owner" },
  },
  { timestamps: true, optimisticConcurrency: true },
);
orderSchema.index({ count: 1, "address.city": 1 });
const ownerSchema = new Schema({
  name: String,
  expires: { type: Date, index: { expireAfterSeconds: 3600 } },
});

function modelsOn(connection: Connection) {
  return { Order: connection.model("Order", orderSchema), Owner: connection.model("Owner", ownerSchema) };
}

describe("mongoose", () => {
  let connection: Connection;
  let models: ReturnType<typeof modelsOn>;

  beforeAll(async () => {
    connection = await mongoose.createConnection(database.url(), { dbName: database.name }).asPromise();
    models = modelsOn(connection);
    await models.Order.init();
    await models.Owner.init();
  });
  afterAll(() => connection.close());

  it("creates the indexes of its schemas, repeatedly", async () => {
    await models.Order.createIndexes();
    expect((await models.Order.listIndexes()).map(({ name }: { name?: string }) => name)).toEqual([
      "_id_",
      "email_1",
      "count_1_address.city_1",
    ]);
    expect((await models.Owner.listIndexes())[1]).toMatchObject({ expireAfterSeconds: 3600 });
  });

  it("saves and reads every type", async () => {
    const owner = await models.Owner.create({ name: "owner" });
    const created = await models.Order.create({
      email: "types@x",
      items: [{ sku: "a", quantity: 1 }],
      at: new Date(5),
      big: 9007199254740993n,
      uuid: "0f14d0ab-9605-4a62-a9e4-5ed26688389b",
      bytes: Buffer.from("hi"),
      scores: { one: 1 },
      owner: owner._id,
    });
    const found = await models.Order.findById(created._id)
      .populate<{ owner: { name: string } }>("owner")
      .orFail();
    expect([
      found.big,
      found.uuid?.toString(),
      found.bytes?.toString(),
      found.at?.getTime(),
      found.scores?.get("one"),
      found.owner.name,
    ]).toEqual([9007199254740993n, "0f14d0ab-9605-4a62-a9e4-5ed26688389b", "hi", 5, 1, "owner"]);
    expect(await models.Order.countDocuments({ big: { $gt: 9007199254740992n } })).toBe(1);
    expect(await models.Order.countDocuments({ uuid: "0f14d0ab-9605-4a62-a9e4-5ed26688389b" })).toBe(1);
  });

  it("reports duplicate keys", async () => {
    await models.Order.create({ email: "twice@x" });
    await expect(models.Order.create({ email: "twice@x" })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: "twice@x" },
    });
  });

  it("detects concurrent changes of a document", async () => {
    const { _id } = await models.Order.create({ email: "version@x" });
    const [one, two] = [await models.Order.findById(_id).orFail(), await models.Order.findById(_id).orFail()];
    one.count = 1;
    await one.save();
    two.count = 2;
    await expect(two.save()).rejects.toMatchObject({ name: "VersionError" });
  });

  it("updates documents in arrays", async () => {
    const order = await models.Order.create({
      email: "items@x",
      items: [
        { sku: "a", quantity: 1 },
        { sku: "b", quantity: 2 },
      ],
    });
    await models.Order.updateOne({ _id: order._id, "items.sku": "b" }, { $inc: { "items.$.quantity": 5 } });
    await models.Order.updateOne({ _id: order._id }, { $pull: { items: { quantity: { $gt: 100 } } } });
    const found = await models.Order.findById(order._id).lean().orFail();
    expect(found.items).toEqual([
      { sku: "a", quantity: 1, tags: [] },
      { sku: "b", quantity: 7, tags: [] },
    ]);
  });

  it("upserts, and returns the new document", async () => {
    const update = { $inc: { count: 1 }, $setOnInsert: { items: [{ sku: "new" }] } };
    const options = { upsert: true, returnDocument: "after" } as const;
    await Promise.all(
      Array.from({ length: 20 }, () => models.Order.findOneAndUpdate({ email: "race@x" }, update, options)),
    );
    const found = await models.Order.findOne({ email: "race@x" }).orFail();
    expect([found.count, found.items[0]?.sku, found.createdAt instanceof Date]).toEqual([20, "new", true]);
  });

  it("sorts, projects, skips, limits and streams", async () => {
    await models.Owner.insertMany(
      Array.from({ length: 250 }, (_, n) => ({ name: `n${String(n).padStart(3, "0")}` })),
    );
    const names = await models.Owner.find({ name: { $gte: "n", $lt: "o" } })
      .sort({ name: -1 })
      .skip(10)
      .limit(3)
      .select("name -_id")
      .lean();
    expect(names).toEqual([{ name: "n239" }, { name: "n238" }, { name: "n237" }]);
    let streamed = 0;
    for await (const _ of models.Owner.find({ name: { $gte: "n", $lt: "o" } }).cursor({ batchSize: 40 }))
      streamed += 1;
    expect(streamed).toBe(250);
    expect(await models.Owner.exists({ name: "n001" })).not.toBeNull();
    expect(await models.Owner.distinct("name", { name: { $lt: "n002" } })).toEqual(["n000", "n001"]);
  });

  it("writes in bulk", async () => {
    const result = await models.Order.bulkWrite([
      { insertOne: { document: { email: "bulk@x" } as never } },
      { updateOne: { filter: { email: "bulk@x" }, update: { $set: { count: 9 } } as never } },
      { deleteOne: { filter: { email: "bulk@x" } } },
    ]);
    expect([result.insertedCount, result.modifiedCount, result.deletedCount]).toEqual([1, 1, 1]);
  });
});
