export type Level = "debug" | "info" | "warn" | "error";

export interface LogLine {
  level: Level;
  /** Without time and level. */
  message: string;
  /** The same for lines that say the same, whatever their time and other fields. */
  key: string;
  /** The whole line in readable form. */
  text: string;
  /** True if the line says which checks keep a service from being ready. */
  isNotReady?: boolean;
}

/** Fields that every entry has; they aren't repeated in the text. */
const commonFields = new Set(["level", "time", "msg", "service", "pid", "hostname", "err"]);

/**
 * Reads a line of a process's output: JSON of our services, nats-server's format, or any text, whose first word may
 * name a level.
 */
export function readLogLine(raw: string): LogLine {
  return fromJson(raw) ?? fromNats(raw) ?? { level: levelOfText(raw), message: raw, key: raw, text: raw };
}

function fromJson(raw: string): LogLine | undefined {
  if (!raw.startsWith("{")) return undefined;
  let entry: unknown;
  try {
    entry = JSON.parse(raw);
  } catch {
    return undefined;
  }
  if (typeof entry !== "object" || entry === null || !("level" in entry)) return undefined;
  const record = entry as Record<string, unknown>;
  const level = levelOf(record.level);
  const faults = faultsOf(record.failing);
  const message =
    faults.length > 0
      ? `${asText(record.msg)}: ${describeFaults(faults)}`
      : [asText(record.msg), ...fields(record)].filter((part) => part !== "").join(" ");
  const text = `${clock(record.time)} ${level.toUpperCase().padEnd(5)} ${message}`.trimStart();
  return {
    level,
    message,
    key: faults.length > 0 ? message : asText(record.msg),
    text: text + describeCause(record.err, level),
    ...(faults.length > 0 && { isNotReady: true }),
  };
}

type Fault = { name: string; reason?: unknown };

/** The checks that a service names in its entry about not being ready. */
function faultsOf(failing: unknown): Fault[] {
  if (!Array.isArray(failing)) return [];
  return failing.filter(
    (fault): fault is Fault => typeof (fault as { name?: unknown } | null)?.name === "string",
  );
}

/** The names of failing checks. The reason is added if only one fails; when several do, one usually causes the others. */
function describeFaults(faults: readonly Fault[]): string {
  const names = faults.map(({ name }) => name).join(", ");
  const reason = faults.length === 1 ? faults[0]?.reason : undefined;
  if (typeof reason !== "string") return names;
  return `${names} (${reason.replace(/^\w*Error: /, "")})`;
}

function fields(record: Record<string, unknown>): string[] {
  return Object.entries(record)
    .filter(([name]) => !commonFields.has(name))
    .map(([name, value]) => `${name}=${asText(value)}`);
}

/** The stack for an error, only the message for anything less severe. */
function describeCause(cause: unknown, level: Level): string {
  if (typeof cause !== "object" || cause === null) return "";
  const { stack, message } = cause as { stack?: unknown; message?: unknown };
  if (level === "error" && typeof stack === "string") return `\n${stack}`;
  return typeof message === "string" ? ` (${message})` : "";
}

function levelOf(level: unknown): Level {
  const byNumber =
    typeof level === "number" ? level : { trace: 10, debug: 20, info: 30, warn: 40 }[asText(level)];
  if (byNumber === undefined || byNumber >= 50) return "error";
  if (byNumber >= 40) return "warn";
  return byNumber >= 30 ? "info" : "debug";
}

function clock(time: unknown): string {
  if (typeof time !== "number" && typeof time !== "string") return "";
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? "" : date.toTimeString().slice(0, 8);
}

function asText(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

const natsLevels: Record<string, Level> = {
  DBG: "debug",
  TRC: "debug",
  WRN: "warn",
  ERR: "error",
  FTL: "error",
};

function fromNats(raw: string): LogLine | undefined {
  const match = /^\[\d+\] [\d/]+ (\d\d:\d\d:\d\d)\.\d+ \[(\w{3})\] (.*)$/.exec(raw);
  if (!match) return undefined;
  const [, time = "", code = "", message = ""] = match;
  const level = natsLevels[code] ?? "info";
  return { level, message, key: message, text: `${time} ${level.toUpperCase().padEnd(5)} ${message}` };
}

function levelOfText(raw: string): Level {
  const word = /^\s*(error|warn)\b/i.exec(raw)?.[1]?.toLowerCase();
  return word === "error" || word === "warn" ? word : "info";
}
