import { isMode, modes, type Mode, type Phase } from "./modes.ts";

/** How the server treats mails from now on. */
export type Change = {
  mode: Mode;
  /** How often it has its effect; then the mode is `good`. Null for always. */
  times: number | null;
  /** Holds only for recipients whose address contains this text. Null for all. */
  to: string | null;
  /** Of `slow`. */
  delayMs: number;
};

export type Misbehaviour = {
  /** The mode, with how often it has still its effect, and how many mails were taken. */
  readonly state: Readonly<Change & { mails: number }>;
  /** @throws {TypeError} with the reason if it isn't a change. */
  change(body: unknown): void;
  /** The mode that has its effect now, which counts as one time. */
  next(phase: Phase, recipients?: readonly string[]): Mode;
  /** How long an answer has to wait. */
  delayMs(): number;
  countMail(): void;
};

export function createMisbehaviour(mode: Mode): Misbehaviour {
  const state = { mode, times: null, to: null, delayMs: 500, mails: 0 } as Change & { mails: number };
  return {
    state,
    change: (body) => Object.assign(state, changeIn(body)),
    next: (phase, recipients = []) => {
      const { mode: now, times, to } = state;
      if (modes[now].phase !== phase || times === 0) return "good";
      if (to !== null && !recipients.some((recipient) => recipient.toLowerCase().includes(to))) return "good";
      if (times !== null) state.times = times - 1;
      return now;
    },
    delayMs: () => (state.mode === "slow" ? state.delayMs : 0),
    countMail: () => state.mails++,
  };
}

function changeIn(body: unknown): Change {
  if (typeof body !== "object" || body === null) throw new TypeError("The body must be a JSON object.");
  const { mode, times = null, to = null, delayMs = 500, ...others } = body as Record<string, unknown>;
  if (!isMode(mode)) throw new TypeError(`mode must be one of ${Object.keys(modes).join(", ")}.`);
  if (times !== null && !isCount(times)) throw new TypeError("times must be a whole number.");
  if (to !== null && typeof to !== "string") throw new TypeError("to must be a text.");
  if (to !== null && ["connection", "login", "all"].includes(modes[mode].phase))
    throw new TypeError(`${mode} holds for all recipients.`);
  if (!isCount(delayMs)) throw new TypeError("delayMs must be a whole number.");
  const unknown = Object.keys(others);
  if (unknown.length > 0) throw new TypeError(`Unknown: ${unknown.join(", ")}.`);
  return { mode, times, to: to?.toLowerCase() ?? null, delayMs };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
