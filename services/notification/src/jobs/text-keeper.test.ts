import { createLog } from "@wordlehint/runtime";
import type { MailContent } from "../clients/mail-content.ts";
import type { Context } from "../context.ts";
import { createMailTexts } from "../state/mail-texts.ts";
import { startTextKeeper } from "./text-keeper.ts";

const contentOf = (product: string): MailContent => ({
  product,
  contactAddress: undefined,
  texts: new Map(),
});

it("holds the last known texts while the content can't be read, and reads as new a state as it is told", async () => {
  const texts = createMailTexts();
  const reads: (PromiseWithResolvers<MailContent> & { liveEventId: string | undefined })[] = [];
  let asked = Promise.withResolvers<undefined>();
  const stopping = new AbortController();
  const context = {
    texts,
    content: {
      read: (liveEventId: string | undefined) => {
        const read = { ...Promise.withResolvers<MailContent>(), liveEventId };
        reads.push(read);
        asked.resolve(undefined);
        return read.promise;
      },
    },
    log: createLog({ service: "test", level: "silent" }),
    signal: stopping.signal,
    onClose: () => undefined,
  };
  const next = async () => {
    await asked.promise;
    asked = Promise.withResolvers();
    return reads.at(-1);
  };
  const { refresh } = startTextKeeper(context as unknown as Context);

  (await next())?.resolve(contentOf("Riddlers"));
  await texts.settled;
  expect(texts.product()).toBe("Riddlers");
  refresh({ liveEventId: "live-2" });
  const second = await next();
  expect(second?.liveEventId).toBe("live-2");
  second?.reject(new Error("the content is away"));
  refresh();
  const third = await next();
  expect(third?.liveEventId).toBe("live-2");
  expect(texts.product()).toBe("Riddlers");
  stopping.abort();
  third?.resolve(contentOf("Riddlers"));
});

it("lets mails go out with the built-in texts when the content can't be read at all", async () => {
  const texts = createMailTexts();
  const stopping = new AbortController();
  startTextKeeper({
    texts,
    content: { read: () => Promise.reject(new Error("the content is away")) },
    log: createLog({ service: "test", level: "silent" }),
    signal: stopping.signal,
    onClose: () => undefined,
  } as unknown as Context);
  await texts.settled;
  expect(texts.product()).toBe("WordleHint");
  stopping.abort();
});
