import { createLog } from "@wordlehint/runtime";
import { eventually } from "@wordlehint/test-servers";
import type { MailContent } from "../clients/mail-content.ts";
import { createMailTexts } from "../state/mail-texts.ts";
import { startTextKeeper } from "./text-keeper.ts";

const stopping = new AbortController();
afterAll(() => stopping.abort());

/** Keeps texts with a content that responds as the test says, and notes as of which live events it is read. */
function start(respond: () => Promise<MailContent>) {
  const texts = createMailTexts();
  const reads: (string | undefined)[] = [];
  const read = (liveEventId: string | undefined) => {
    reads.push(liveEventId);
    return respond();
  };
  const log = createLog({ service: "test", level: "silent" });
  const host = { log, signal: stopping.signal, onClose: () => undefined };
  return { texts, reads, ...startTextKeeper({ ...host, texts, content: { read } }) };
}

it("keeps the last known texts while the content can't be read, and retries in the state that it was told of", async () => {
  let isAway = false;
  const content: MailContent = { product: "Riddlers", contactAddress: undefined, texts: new Map() };
  const respond = () =>
    isAway ? Promise.reject(new Error("the content is away")) : Promise.resolve(content);
  const { texts, reads, refresh } = start(respond);
  await texts.settled;
  isAway = true;
  refresh({ liveEventId: "live-2" });
  await eventually(() => expect(reads.length).toBeGreaterThan(1));
  refresh();
  await eventually(() => expect(reads.slice(0, 3)).toEqual([undefined, "live-2", "live-2"]));
  expect(texts.product()).toBe("Riddlers");
});

it("lets mails go out with the built-in texts when the content can't be read at all", async () => {
  const { texts } = start(() => Promise.reject(new Error("the content is away")));
  await texts.settled;
  expect(texts.product()).toBe("WordleHint");
});
