import { latestPuzzleDate, type MailToCheck } from "@wordlehint/contracts";
import { startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { callKey } from "@wordlehint/runtime/test-support/fake-auth";

export type FakeRiddles = {
  url: string;
  server: FakeServer;
  /** The texts that the guard has judged. */
  checked: MailToCheck[];
  /** True if the guard lets a mail through. */
  judge: (mail: MailToCheck) => boolean;
};

const verse = "I wade on long legs,\nand build on high <roofs>.";
export const hints = ["It has feathers.", "It also lifts loads.", "It begins with C."];

/** Stands in for the riddle service: it has a riddle for every date that is released in the zone that is asked for. */
export async function startRiddles(now: () => Date): Promise<FakeRiddles> {
  const server = await startFakeServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://riddles");
    const send = (status: number, body: object) =>
      res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const [date, tz] = [searchParams.get("date") ?? "", searchParams.get("tz") ?? ""];
    if (pathname === "/internal/check-mail") {
      if (req.headers.authorization !== `Bearer ${callKey}`) {
        send(401, {});
        return;
      }
      const mail = JSON.parse(server.requests.at(-1)?.body ?? "{}") as MailToCheck;
      riddles.checked.push(mail);
      send(200, { ok: riddles.judge(mail) });
    } else if (date > latestPuzzleDate(now().getTime(), tz)) send(404, {});
    else if (pathname === "/api/riddle/hint") {
      const number = Number(searchParams.get("number"));
      send(200, { number, hint: hints[number - 1] });
    } else send(200, riddleOf(date, tz));
  });
  const riddles: FakeRiddles = { url: server.url, server, checked: [], judge: () => true };
  return riddles;
}

const riddleOf = (date: string, timeZone: string) => ({
  id: date,
  date,
  puzzleNumber: 1982,
  timeZone,
  word: null,
  wordLength: 5,
  riddle: verse,
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  releasedAt: `${date}T00:05:00.000Z`,
  answerAvailableAt: `${date}T00:05:00.000Z`,
  nextRiddleAt: `${date}T00:05:00.000Z`,
  theme: null,
  previousDate: null,
  nextDate: null,
  firstDate: null,
});
