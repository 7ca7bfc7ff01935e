/** The step in the delivery of a mail at which a mode has its effect. */
export type Phase = "connection" | "login" | "recipient" | "message" | "answer";

type ModeRow = {
  phase: Phase | "all";
  does: string;
  refusal?: { code: number; text: string };
};

/** The ways in which the server treats mails, described for the help. */
export const modes = {
  good: { phase: "all", does: "takes every mail" },
  slow: { phase: "all", does: 'each answer takes "delayMs"' },
  busy: {
    phase: "connection",
    does: "421 instead of a greeting",
    refusal: { code: 421, text: "4.3.2 Too many connections, try again later" },
  },
  silent: { phase: "connection", does: "no greeting" },
  "bad-login": {
    phase: "login",
    does: "535 to a login",
    refusal: { code: 535, text: "5.7.8 Authentication credentials invalid" },
  },
  greylist: {
    phase: "recipient",
    does: "450 to each recipient",
    refusal: { code: 450, text: "4.2.0 Greylisted, try again later" },
  },
  full: {
    phase: "recipient",
    does: "452 to each recipient",
    refusal: { code: 452, text: "4.2.2 Mailbox full" },
  },
  unknown: {
    phase: "recipient",
    does: "550 to each recipient: there is no such user",
    refusal: { code: 550, text: "5.1.1 No such user here" },
  },
  "refuse-message": {
    phase: "message",
    does: "554 to the message: a matter of policy",
    refusal: { code: 554, text: "5.7.1 Message refused by policy" },
  },
  "defer-message": {
    phase: "message",
    does: "451 to the message",
    refusal: { code: 451, text: "4.3.0 Try again later" },
  },
  "cut-message": { phase: "message", does: "the connection is closed in the middle of the message" },
  stall: { phase: "message", does: "no answer to the message, which isn't kept" },
  "cut-answer": { phase: "answer", does: "the mail is kept, and the connection closed instead of an answer" },
} as const satisfies Record<string, ModeRow>;

export type Mode = keyof typeof modes;

/** Returns the response by which a mode refuses; undefined if it doesn't refuse. */
export const refusalOf = (mode: Mode): ModeRow["refusal"] => (modes[mode] as ModeRow).refusal;
