import { addDays, homeZone, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";
import mongoose from "mongoose";

/** Saves riddles of the past months up to two days ago, all of the same length. */
export async function addArchive(
  { mongoUrl, database }: { mongoUrl: string; database: string },
  months: number,
): Promise<void> {
  const connection = await mongoose.createConnection(mongoUrl, { dbName: database }).asPromise();
  const today = latestPuzzleDate(Date.now(), homeZone);
  const riddles = Array.from({ length: months * 31 }, (_, index) => {
    const _id = addDays(today, -2 - index);
    const releasedAt = new Date(releaseInstantMs(_id, homeZone));
    return {
      _id,
      word: "crane",
      lines: Array<string>(4).fill(`A line of the riddle of ${_id}, as long as others`),
      theme: "wings and winches",
      hints: Array<string>(3).fill("A hint of the usual length, which says a little."),
      source: "library",
      facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
      generatedAt: releasedAt,
      releasedAt,
    };
  });
  await connection.collection<(typeof riddles)[number]>("riddles").insertMany(riddles);
  await connection.close();
}
