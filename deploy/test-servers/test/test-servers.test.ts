import { MongoClient } from "mongodb";
import { connect } from "nats";
import { freePort, testServers, uniqueName } from "../src/index.ts";
import { startTestServers } from "../src/start-test-servers.ts";

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
    const colors = client.db(uniqueName("servers")).collection<{ _id: string }>("colors");
    await colors.insertOne({ _id: "green" });
    expect(await colors.countDocuments()).toBe(1);
    await client.close();
  });

  it("cause an error that says what to do if they weren't started", () => {
    expect(() => testServers({})).toThrow("set MONGODB_URL and NATS_URL");
  });

  it.each(["MONGODB_URL", "NATS_URL"])(
    "cause an error that says what to do if none responds at %s",
    async (variable) => {
      const { mongoUrl, natsUrl } = testServers();
      const nowhere = `${variable === "NATS_URL" ? "nats" : "mongodb"}://127.0.0.1:${await freePort()}`;
      const env = { MONGODB_URL: mongoUrl, NATS_URL: natsUrl, [variable]: nowhere };
      await expect(startTestServers(env)).rejects.toThrow(`address in ${variable}. Start it, or unset`);
    },
  );
});

it("A free port is none that the system may give to another server, and isn't given out twice", async () => {
  const ports = await Promise.all(Array.from({ length: 100 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
  // From here on, ports are given out by Linux (ip_local_port_range); elsewhere from 49152 on.
  for (const port of ports) expect(port).toBeLessThan(32_768);
});
