import { eventually } from "@wordlehint/local/test-servers";

export type HeardEvent = { event: string; id?: string; data: Record<string, unknown> };

export type EventReader = {
  status: number;
  heard: HeardEvent[];
  /** Waits until that many events of that name have come, and gives them. */
  until(event: string, count: number): Promise<HeardEvent[]>;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  close(): void;
};

/** Reads server-sent events of an answer, as they come. */
export function readEvents(answer: Response, abort: AbortController): EventReader {
  const heard: HeardEvent[] = [];
  const read = async () => {
    if (!answer.body) return;
    let text = "";
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) heard.push(...eventsIn(part));
    }
  };
  return {
    status: answer.status,
    heard,
    until: (event, count) =>
      eventually(() => {
        const found = heard.filter((one) => one.event === event);
        expect(found.length).toBeGreaterThanOrEqual(count);
        return found;
      }),
    ended: read().catch(() => undefined),
    close: () => abort.abort(),
  };
}

function eventsIn(part: string): HeardEvent[] {
  const fields = new Map(
    part.split("\n").flatMap((line): [string, string][] => {
      const at = line.indexOf(": ");
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)]] : [];
    }),
  );
  const [event, id, data] = ["event", "id", "data"].map((name) => fields.get(name));
  if (event === undefined || data === undefined) return [];
  return [{ event, ...(id === undefined ? {} : { id }), data: JSON.parse(data) as HeardEvent["data"] }];
}
