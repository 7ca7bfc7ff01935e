import { setTimeout as delay } from "node:timers/promises";
import { createClient, type SanityClient } from "@sanity/client";
import { eventually } from "@wordlehint/test-servers";
import { addToken } from "../src/actions/access/manage-tokens.ts";
import { closeAll } from "./support/close-later.ts";
import { startLakeProcess, type LakeProcess } from "./support/lake-process.ts";
import { lakeConfig, startReplica } from "./support/replicas.ts";

const editsOfEach = 100;
/** After so many edits of its own client a replica is killed, so that the client is always in the middle of its work. */
const killsAfter = [[30, 80], [60]];

let replicas: LakeProcess[];
let token: string;

beforeAll(async () => {
  const config = lakeConfig();
  replicas = [await startLakeProcess(config), await startLakeProcess(config)];
  token = (await addToken(await startReplica(config), { name: "stream", role: "editor" })).secret;
}, 120_000);
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await closeAll();
});

const clientOf = ({ url }: LakeProcess): SanityClient =>
  createClient({
    projectId: "lake",
    dataset: "production",
    apiHost: url,
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way to name another host
    useProjectHostname: false,
    useCdn: false,
    apiVersion: "2025-02-19",
    perspective: "raw",
    maxRetries: 0,
    token,
  });

type Line = { _key: string; by: string };

/** Appends lines to one shared document, and sends a line again if it wasn't acknowledged. */
async function streamEdits(
  by: string,
  client: SanityClient,
  onAcknowledged: (count: number) => void,
): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 0; number < editsOfEach; number++) {
    const line: Line = { _key: `${by}${number}`, by };
    await untilAcknowledged(client, line);
    acknowledged.push(line._key);
    onAcknowledged(acknowledged.length);
  }
  return acknowledged;
}

async function untilAcknowledged(client: SanityClient, line: Line): Promise<void> {
  for (;;) {
    try {
      await client
        .transaction()
        .createIfNotExists({ _id: "shared", _type: "page", lines: [] })
        .patch("shared", (patch) => patch.insert("after", "lines[-1]", [line]))
        .transactionId(`line-${line._key}`)
        .commit({ visibility: "async" });
      return;
    } catch (error) {
      // The transaction was committed though it wasn't acknowledged: its id is taken.
      if ((error as { statusCode?: number }).statusCode === 409) return;
      if ("statusCode" in (error as object) && (error as { statusCode: number }).statusCode < 500)
        throw error;
      await delay(20);
    }
  }
}

const linesAt = async (replica: LakeProcess) =>
  (await clientOf(replica).fetch<Line[]>(`*[_id == "shared"][0].lines`)).map(({ _key }) => _key);

it("The lake loses no acknowledged edit when it is killed while two clients write, and its replicas agree", async () => {
  let killed = 0;
  const streams = ["ada", "ben"].map(async (by, index) => {
    const replica = replicas[index];
    if (!replica) throw new Error("a replica is missing");
    let kills = Promise.resolve();
    const acknowledged = await streamEdits(by, clientOf(replica), (count) => {
      if (!killsAfter[index]?.includes(count)) return;
      kills = kills.then(async () => {
        await replica.kill("SIGKILL");
        killed += 1;
        await replica.start();
      });
    });
    await kills;
    return acknowledged;
  });
  const acknowledged = await Promise.all(streams);
  expect(killed).toBe(killsAfter.flat().length);
  const [first, second] = replicas as [LakeProcess, LakeProcess];
  await eventually(async () => expect(await linesAt(second)).toEqual(await linesAt(first)));
  const lines = await linesAt(first);
  expect([...lines].sort()).toEqual(acknowledged.flat().sort());
  for (const by of acknowledged) expect(lines.filter((key) => by.includes(key))).toEqual(by);
}, 240_000);
