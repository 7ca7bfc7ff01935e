import { connect } from "nats";
import { testServers } from "../test-servers/index.ts";

it("offers a broker with JetStream", async () => {
  const broker = await connect({ servers: testServers().natsUrl });
  const manager = await broker.jetstreamManager();
  expect((await manager.getAccountInfo()).limits).toBeDefined();
  await broker.close();
});
