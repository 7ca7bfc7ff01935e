import { randomUUID } from "node:crypto";
import { latestPuzzleDate, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";
import type { Connection } from "mongoose";
import { dailyContent } from "./daily-content.ts";

const zones = Intl.supportedValuesOf("timeZone").values();
const dayMs = 86_400_000;

/**
 * Subscribes people in a time zone that had none, and adds its mailing with the contents of its mails, which the riddle
 * service is asked for otherwise. The service makes a delivery for each, and sends them.
 */
export async function addMailing(database: Connection, subscribers: number): Promise<{ date: PuzzleDate }> {
  const { value: timeZone = "UTC" } = zones.next();
  const date = latestPuzzleDate(Date.now(), timeZone);
  const releasedAt = new Date(releaseInstantMs(date, timeZone));
  const long = new Date(releasedAt.getTime() - dayMs);
  const people = Array.from({ length: subscribers }, () => {
    const _id = randomUUID();
    const email = `reader-${_id}@example.org`;
    return {
      _id,
      email,
      emailKey: email,
      timeZone,
      help: "hints",
      days: [0, 1, 2, 3, 4, 5, 6],
      status: "active",
      linkId: _id,
      createdAt: long,
      confirmedAt: long,
    };
  });
  await database.collection<(typeof people)[number]>("subscribers").insertMany(people);
  const mailing = {
    _id: `${date} ${timeZone}`,
    timeZone,
    date,
    releasedAt,
    expiresAt: new Date(Date.now() + dayMs),
    state: "filling",
    cursor: "",
    content: dailyContent,
  };
  await database.collection<typeof mailing>("mailings").insertOne(mailing);
  return { date };
}
