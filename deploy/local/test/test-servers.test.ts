import { MongoClient } from "mongodb";
import { connect } from "nats";
import { testServers, uniqueName } from "../test-servers/index.ts";

describe("The servers of a test run", () => {
  it("include a broker with JetStream", async () => {
    const broker = await connect({ servers: testServers().natsUrl });
    const manager = await broker.jetstreamManager();
    expect((await manager.getAccountInfo()).limits).toBeDefined();
    await broker.close();
  });

  it("include a database that is a replica set", async () => {
    const client = await MongoClient.connect(testServers().mongoUrl);
    const hello = await client.db("admin").command({ hello: 1 });
    expect(hello.setName).toBeDefined();
    const colours = client.db(uniqueName("servers")).collection<{ _id: string }>("colours");
    await colours.insertOne({ _id: "green" });
    expect(await colours.countDocuments()).toBe(1);
    await client.close();
  });

  it("cause an error that says what to do if they weren't started", () => {
    expect(() => testServers({})).toThrow("set MONGODB_URL and NATS_URL");
  });
});
