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

  it("detects concurrent changes of a document", async () => {
    const { _id } = await models.Order.create({ email: "version@x" });
    const [one, two] = [await models.Order.findById(_id).orFail(), await models.Order.findById(_id).orFail()];
    one.count = 1;
    await one.save();
    two.count = 2;
    await expect(two.save()).rejects.toMatchObject({ name: "VersionError" });
  });
});
