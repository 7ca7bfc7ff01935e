import { createLog, type Log } from "../../src/index.ts";

export type LogLine = { level: string; msg?: string } & Record<string, unknown>;

/** A log that a test can read. */
export function recordingLog(): { log: Log; lines: LogLine[]; messages: () => string[] } {
  const lines: LogLine[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as LogLine);
  const log = createLog({ service: "test", level: "debug", destination: { write } });
  return { log, lines, messages: () => lines.map(({ msg }) => msg ?? "") };
}
