/** An error of nodemailer, as far as it is read here. */
type SmtpError = {
  message: string;
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
  syscall?: unknown;
};

/**
 * What an unsuccessful attempt means: `server`: no mail can be sent now; `retry`: this one may be sent later; `suppress`:
 * the address doesn't exist; `fail`: this mail won't be taken there; `quarantine`: the mail, or the way in which we send,
 * is refused, and somebody has to find out why.
 */
export type SmtpVerdict = {
  kind: "server" | "retry" | "suppress" | "fail" | "quarantine";
  /** The reason for operators, without the address. */
  reason: string;
};

const serverCodes = [
  "EAUTH",
  "ENOAUTH",
  "EOAUTH2",
  "EDNS",
  "ETLS",
  "EREQUIRETLS",
  "EPROTOCOL",
  "ECONFIG",
  "EPROXY",
];
const connectionCodes = ["ECONNECTION", "ESOCKET", "ETIMEDOUT"];
const connectTimeouts = ["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"];
/** Codes of a connection that ended before a message was begun (nodemailer). */
const neverBegun = /^Reached maximum number of retries|pool was closed/;
const sessionCommands = ["EHLO", "HELO", "LHLO", "STARTTLS"];
/** The server asks for a login, or for another one. */
const loginReplies = [530, 534, 535, 538];

/** Judges an error of nodemailer by RFC 5321's replies and RFC 3463's enhanced codes. */
export function smtpVerdict(error: unknown): SmtpVerdict {
  const fault = asSmtpError(error);
  const reason = reasonOf(fault);
  if (isServersFault(fault)) return { kind: "server", reason };
  const reply = typeof fault.responseCode === "number" ? fault.responseCode : undefined;
  if (reply !== undefined && reply >= 400) return { kind: kindOfReply(fault, reply), reason };
  const isPassing = connectionCodes.includes(String(fault.code)) || fault.code === "EABORT";
  return { kind: isPassing ? "retry" : "quarantine", reason };
}

function isServersFault({ code, originalCode, command, message, syscall, responseCode }: SmtpError): boolean {
  if (serverCodes.includes(String(code)) || sessionCommands.includes(String(command))) return true;
  if (loginReplies.includes(Number(responseCode))) return true;
  return (
    connectionCodes.includes(String(code)) &&
    (syscall === "connect" || connectTimeouts.includes(String(originalCode)) || neverBegun.test(message))
  );
}

function kindOfReply({ command, response }: SmtpError, reply: number): SmtpVerdict["kind"] {
  // 503 says that the session was in another state than the command needs.
  if (reply < 500 || reply === 503) return "retry";
  if (command !== "RCPT TO") return "quarantine";
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(String(response));
  if (!enhanced) return reply >= 550 && reply <= 553 ? "suppress" : "quarantine";
  const [, subject, detail] = enhanced;
  if (subject === "1" || (subject === "2" && detail === "1")) return "suppress";
  return subject === "7" ? "quarantine" : "fail";
}

/** Checks the shape, since socket errors may be of another realm's `Error`. */
function asSmtpError(error: unknown): SmtpError {
  const isError = typeof error === "object" && error !== null && "message" in error;
  return isError ? { ...error, message: String(error.message) } : { message: String(error) };
}

const address = /[^\s<>@"']+@[^\s<>@"']+/g;
const maxReasonLength = 300;

function reasonOf({ message, command }: SmtpError): string {
  const text = message.replace(address, "[address]").replace(/\s+/g, " ").trim();
  const at = typeof command === "string" && command !== "CONN" ? `${command}: ` : "";
  return `${at}${text}`.slice(0, maxReasonLength);
}
