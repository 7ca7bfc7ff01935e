import { testServers, uniqueName } from "@wordlehint/test-servers";
import mongoose from "mongoose";
import { createResultStore } from "../src/store/result-store.ts";

const connection = mongoose.createConnection(testServers().mongoUrl, {
  dbName: uniqueName("results"),
  monitorCommands: true,
});
beforeAll(async () => {
  await connection.asPromise();
});
afterAll(() => connection.destroy());

it("remembers that a player is gone before it removes the results, so that one that is saved meanwhile is noticed", async () => {
  const store = createResultStore(connection);
  const written: unknown[] = [];
  connection.getClient().on("commandStarted", ({ commandName, command }) => {
    if (["update", "delete"].includes(commandName)) written.push(command[commandName]);
  });
  await store.erase("ada", new Date());
  expect(written).toEqual(["erasedPlayers", "results"]);
  expect(await store.isErased("ada")).toBe(true);
});
