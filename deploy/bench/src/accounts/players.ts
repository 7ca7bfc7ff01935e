import { createPasswordHasher } from "@wordlehint/runtime";
import mongoose from "mongoose";
import type { StartedAuth } from "./start-auth.ts";

export const password = "Quiet-Otter-71";
export const emailOf = (number: number): string => `player-${number}@example.org`;

/** Stores accounts numbered from 0, all with the same password. */
export async function addPlayers({ mongoUrl, database }: StartedAuth, count: number): Promise<void> {
  const passwordHash = await createPasswordHasher().hash(password);
  const connection = await mongoose.createConnection(mongoUrl, { dbName: database }).asPromise();
  const createdAt = new Date();
  const accounts = Array.from({ length: count }, (_, number) => ({
    _id: `player-${number}` as unknown as mongoose.mongo.ObjectId,
    email: emailOf(number),
    emailKey: emailOf(number),
    passwordHash,
    createdAt,
    generation: 0,
    devices: [],
  }));
  await connection.collection("accounts").insertMany(accounts);
  await connection.close();
}
