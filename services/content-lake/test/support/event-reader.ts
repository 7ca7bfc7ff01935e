import { eventually } from "@wordlehint/test-servers";

export type ReceivedEvent = { event: string; id?: string; data: Record<string, unknown> };

export type EventReader = {
  status: number;
  received: ReceivedEvent[];
  /** Waits until `count` events of that name have been received, and returns them. Rejects when the stream ends before. */
  until(event: string, count: number): Promise<ReceivedEvent[]>;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  close(): void;
};

/** Reads the server-sent events of a response as they arrive. */
export function readEvents(response: Response, abort: AbortController): EventReader {
  const received: ReceivedEvent[] = [];
  const read = async () => {
    if (!response.body) return;
    let text = "";
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) received.push(...eventsIn(part));
    }
  };
  let hasEnded = false;
  const ended = read()
    .catch(() => undefined)
    .finally(() => (hasEnded = true));
  return {
    status: response.status,
    received,
    until: async (event, count) => {
      const found = await eventually(() => {
        const matching = received.filter((one) => one.event === event);
        if (!hasEnded) expect(matching.length).toBeGreaterThanOrEqual(count);
        return matching;
      });
      expect(found.length).toBeGreaterThanOrEqual(count);
      return found;
    },
    ended,
    close: () => abort.abort(),
  };
}

function eventsIn(part: string): ReceivedEvent[] {
  const fields = new Map(
    part.split("\n").flatMap((line): [string, string][] => {
      const at = line.indexOf(": ");
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)]] : [];
    }),
  );
  const [event, id, data] = ["event", "id", "data"].map((name) => fields.get(name));
  if (event === undefined || data === undefined) return [];
  return [{ event, ...(id === undefined ? {} : { id }), data: JSON.parse(data) as ReceivedEvent["data"] }];
}
