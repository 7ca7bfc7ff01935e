import { refusingUrl } from "@wordlehint/test-servers";
import { importSchedule } from "../src/actions/import-schedule.ts";
import { keepHorizon } from "../src/actions/keep-horizon.ts";
import { releaseDueRiddles } from "../src/actions/release-due-riddles.ts";
import type { RiddleConfig } from "../src/config.ts";
import { createContext, type Context } from "../src/context.ts";
import { createAnswerStore } from "../src/store/answer-store.ts";
import { closeLater, openDatabase, riddleConfig } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const dates = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"];

/** A configuration without a broker: what the service announces stays in the outbox. */
const withoutBroker = (): RiddleConfig => ({
  ...riddleConfig(),
  NATS_URL: refusingUrl.replace("http", "nats"),
});

/** A replica that does only what the test tells it to. */
async function openReplica(config: RiddleConfig, now = () => noon): Promise<Context> {
  const context = closeLater(createContext(config, { now }));
  await context.ready;
  return context;
}

/** Lets the calls of two replicas continue only when both have arrived, so that they race for each date. */
function meet(): () => Promise<void> {
  let waiting: (() => void) | undefined;
  return () => {
    if (waiting) {
      waiting();
      waiting = undefined;
      return Promise.resolve();
    }
    return new Promise((resolve) => (waiting = resolve));
  };
}

it("makes one riddle and one event for each date, however two replicas race", async () => {
  const config = withoutBroker();
  const both = meet();
  const racing = async (): Promise<Context> => {
    const context = await openReplica(config);
    const { answers, riddles } = context;
    return {
      ...context,
      answers: {
        ...answers,
        wordFor: async (date) => {
          await both();
          return answers.wordFor(date);
        },
      },
      riddles: {
        ...riddles,
        unreleasedUpTo: async (date) => {
          const found = await riddles.unreleasedUpTo(date);
          await both();
          return found;
        },
      },
    };
  };
  const replicas = [await racing(), await racing()];
  await Promise.all(replicas.map((replica) => keepHorizon(replica)));
  await Promise.all(replicas.map(releaseDueRiddles));

  const { riddles } = await openDatabase(config);
  const saved = await riddles.find().sort({ _id: 1 }).toArray();
  expect(saved.map(({ _id, outbox }) => [_id, outbox?.map(({ type }) => type)])).toEqual(
    dates.map((date) => [
      date,
      date === "2026-11-21" ? ["riddle.generated", "riddle.released"] : ["riddle.generated"],
    ]),
  );
});

it("keeps a riddle that is live only in Kiritimati, and makes those of later dates again", async () => {
  const config = withoutBroker();
  const { connection, riddles } = await openDatabase(config);
  let now = new Date("2026-11-21T10:04:59Z");
  const context = await openReplica(config, () => now);
  const wordOn = async (date: string) => (await riddles.findOne({ _id: date }))?.word;
  const publishAll = () =>
    riddles.updateMany({}, { $unset: { outbox: "", outboxPending: "" } }).then(() => undefined);
  await keepHorizon(context);
  await publishAll();
  const answers = createAnswerStore(connection);
  const schedule = (word: string) =>
    answers.save(["2026-11-22", "2026-11-23"].map((date) => ({ date, word })));

  await schedule("crane");
  await keepHorizon(context);
  await publishAll();
  expect([await wordOn("2026-11-22"), await wordOn("2026-11-23")]).toEqual(["crane", "crane"]);

  // 00:05 on the 22nd in Kiritimati; elsewhere it is still the 21st.
  now = new Date("2026-11-21T10:05:00Z");
  await schedule("slate");
  await keepHorizon(context);
  expect([await wordOn("2026-11-22"), await wordOn("2026-11-23")]).toEqual(["crane", "slate"]);
});

it("loses no event when the schedule is changed while the broker is away", async () => {
  const config = withoutBroker();
  const context = await openReplica(config);
  const { connection, riddles } = await openDatabase(config);
  await keepHorizon(context);
  const before = await riddles.findOne({ _id: "2026-11-24" });
  await importSchedule(createAnswerStore(connection), "date,word\n2026-11-24,crane\n", noon);
  await keepHorizon(context);
  expect(await riddles.findOne({ _id: "2026-11-24" })).toEqual(before);

  // The relay does this when the broker is back and has confirmed the events.
  await riddles.updateMany({}, { $unset: { outbox: "", outboxPending: "" } });
  await keepHorizon(context);
  expect(await riddles.findOne({ _id: "2026-11-24" })).toMatchObject({
    word: "crane",
    outbox: [{ type: "riddle.generated" }],
  });
});

it("saves no riddle that gives the answer away, and tells operators without naming it", async () => {
  const config = withoutBroker();
  const context = await openReplica(config);
  const leaking: Context = {
    ...context,
    offline: {
      ...context.offline,
      write: (word, date) => {
        const text = context.offline.write(word, date);
        return date === "2026-11-23" ? { ...text, lines: ["They call me", `${word}.`] } : text;
      },
    },
  };
  await expect(keepHorizon(leaking)).rejects.toThrow("1 riddles could not be generated");

  const { connection, riddles } = await openDatabase(config);
  const saved = await riddles.find().sort({ _id: 1 }).toArray();
  expect(saved.map(({ _id }) => _id)).toEqual(dates.filter((date) => date !== "2026-11-23"));
  const notices = await connection.collection("operatorNotices").find().sort({ _id: 1 }).toArray();
  expect(notices.map(({ _id }) => String(_id))).toEqual([
    "riddle.generation_failed/2026-11-23",
    "riddle.horizon_low/2026-11-23",
  ]);
  const word = await context.answers.wordFor("2026-11-23");
  expect(JSON.stringify(notices)).not.toMatch(new RegExp(word, "i"));
});
