import { testServers, uniqueName } from "@wordlehint/test-servers";
import mongoose from "mongoose";
import { createClaimStore } from "../src/store/claim-store.ts";

const connection = mongoose.createConnection(testServers().mongoUrl, { dbName: uniqueName("claims") });
const claims = createClaimStore(connection);
beforeAll(async () => {
  await connection.asPromise();
});
afterAll(() => connection.destroy());

const second = (number: number) => new Date(Date.UTC(2027, 0, 1, 0, 0, number));
const take = (date: string, holder: string, at: number) => claims.take(date, holder, second(at), 10_000);

it("lets one replica at a time ask for a date, until its time is over or it is done", async () => {
  const date = "2027-01-01";
  expect(await take(date, "a", 0)).toBe(true);
  expect(await take(date, "b", 9)).toBe(false);
  expect(await take("2027-01-02", "b", 9)).toBe(true);
  await claims.drop(date, "a");
  expect(await take(date, "b", 9)).toBe(true);
  expect(await take(date, "c", 19)).toBe(true);
});

it("leaves a claim to the replica that has taken it since", async () => {
  const date = "2027-02-01";
  await take(date, "a", 0);
  await take(date, "b", 10);
  await claims.drop(date, "a");
  expect(await take(date, "c", 15)).toBe(false);
});
