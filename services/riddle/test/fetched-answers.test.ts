import { refusingUrl, startFakeServer, type FakeServer } from "@wordlehint/test-servers";
import { keepHorizon } from "../src/actions/keep-horizon.ts";
import { keepPast } from "../src/actions/keep-past.ts";
import type { RiddleConfig } from "../src/config.ts";
import { createContext, type Context } from "../src/context.ts";
import { createAnswerStore, createFetchedAnswerStore } from "../src/store/answer-store.ts";
import { closeLater, openDatabase, riddleConfig } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const words: Readonly<Record<string, string>> = {
  "2026-11-21": "crane",
  "2026-11-22": "SLATE",
  "2026-11-23": "audio",
  "2026-11-24": "abbey",
  "2026-11-25": "above",
};

let source: FakeServer;
beforeEach(async () => {
  source = await startFakeServer(serveAnswers);
});
afterEach(() => source.stop());

function serveAnswers(...[req, res]: Parameters<FakeServer["handler"]>): void {
  const date = /^\/answers\/(.+)\.json$/.exec(req.url ?? "")?.[1] ?? "";
  res.setHeader("content-type", "application/json");
  res.end(JSON.stringify({ print_date: date, data: { solution: words[date] ?? "crane" } }));
}

const config = (settings: Readonly<Record<string, string>> = {}): RiddleConfig =>
  riddleConfig({
    NATS_URL: refusingUrl.replace("http", "nats"),
    ANSWER_SOURCE: "http",
    ANSWER_URL: `${source.url}/answers/{date}.json`,
    ANSWER_FIELD: "data.solution",
    ...settings,
  });

async function openReplica(used = config()): Promise<Context> {
  const context = closeLater(createContext(used, { now: () => noon }));
  await context.ready;
  return context;
}

const savedWords = async (used: RiddleConfig) => {
  const { riddles } = await openDatabase(used);
  const saved = await riddles.find().sort({ _id: 1 }).toArray();
  return Object.fromEntries(saved.map(({ _id, word }) => [_id, word]));
};

describe("answers of another server", () => {
  it("are fetched once for each date and kept, whatever the server says later", async () => {
    const used = config();
    const context = await openReplica(used);
    await keepHorizon(context);
    expect(await savedWords(used)).toEqual({ ...words, "2026-11-22": "slate" });
    expect(source.requests.map(({ url }) => url)).toEqual(
      Object.keys(words).map((date) => `/answers/${date}.json`),
    );

    source.handler = (_req, res) => res.end('{"data":{"solution":"other"}}');
    await keepHorizon(context);
    await keepHorizon(await openReplica(used));
    expect(source.requests).toHaveLength(5);
  });

  it("are those that were kept first, also for a replica that has fetched another one", async () => {
    const { connection } = await openDatabase(config());
    const answers = createFetchedAnswerStore(connection);
    expect(await answers.keep("2026-11-24", "abbey")).toBe("abbey");
    expect(await answers.keep("2026-11-24", "other")).toBe("abbey");
    expect(await answers.find("2026-11-24")).toBe("abbey");
  });

  it("give way to those that an operator has set", async () => {
    const used = config();
    const context = await openReplica(used);
    await createAnswerStore((await openDatabase(used)).connection).save([
      { date: "2026-11-24", word: "stone" },
    ]);
    await keepHorizon(context);
    expect(await savedWords(used)).toMatchObject({ "2026-11-24": "stone", "2026-11-25": "above" });
  });

  it.each<[string, FakeServer["handler"]]>([
    ["an error", (_req, res) => res.writeHead(503).end()],
    ["a redirect", (_req, res) => res.writeHead(302, { location: "/elsewhere" }).end()],
    ["a page of HTML", (_req, res) => res.end("<html>crane</html>")],
    ["no such field", (_req, res) => res.end('{"solution":"crane"}')],
    ["no word of five letters", (_req, res) => res.end('{"data":{"solution":"cranes"}}')],
    ["far too much", (_req, res) => res.end(`{"data":{"solution":"crane"},"more":"${"x".repeat(70_000)}"}`)],
    ["a closed connection", (req) => req.socket.destroy()],
  ])("that come as %s make no riddle, but a notice, and are fetched again", async (_what, handler) => {
    const used = config();
    const context = await openReplica(used);
    source.handler = handler;
    await expect(keepHorizon(context)).rejects.toThrow("5 riddles could not be generated");
    expect(await savedWords(used)).toEqual({});
    const { connection } = await openDatabase(used);
    const notices = await connection.collection("operatorNotices").find().toArray();
    expect(notices.filter(({ _id }) => String(_id).startsWith("riddle.generation_failed/"))).toHaveLength(5);

    source.handler = serveAnswers;
    await keepHorizon(context);
    expect(Object.keys(await savedWords(used))).toHaveLength(5);
  });

  it("that don't come in time make no riddle", async () => {
    const used = config({ ANSWER_TIMEOUT_MS: "50", HORIZON_DAYS: "1" });
    const context = await openReplica(used);
    source.handler = () => undefined;
    await expect(keepHorizon(context)).rejects.toThrow("could not be generated");
    expect(await savedWords(used)).toEqual({});
  });

  it("that fail for a past day keep the others, and are asked for once in a run", async () => {
    const used = config({ RIDDLE_HISTORY_DAYS: "30" });
    const context = await openReplica(used);
    source.handler = (req, res) => {
      if (req.url === "/answers/2026-11-01.json") res.writeHead(500).end();
      else serveAnswers(req, res);
    };
    await expect(keepPast(context)).rejects.toThrow("responded with 500");
    expect(Object.keys(await savedWords(used))).toHaveLength(19);
    expect(source.requests).toHaveLength(20);
  });
});

it.each([
  [{ ANSWER_URL: "" }, /ANSWER_URL: must be set with ANSWER_SOURCE=http/],
  [{ ANSWER_FIELD: "" }, /ANSWER_FIELD: must be set with ANSWER_SOURCE=http/],
  [{ ANSWER_URL: "https://example.org/answers" }, /ANSWER_URL: must be an address such as/],
  [{ ANSWER_URL: "file:///answers/{date}" }, /ANSWER_URL: must be an address such as/],
  [{ ANSWER_FIELD: "a..b" }, /ANSWER_FIELD: must be names of fields/],
])("a configuration with %j is refused", (settings, message) => {
  expect(() => config(settings)).toThrow(message);
});
