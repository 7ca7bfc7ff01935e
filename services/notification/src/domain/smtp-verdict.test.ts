import { smtpVerdict } from "./smtp-verdict.ts";

const reply = (command: string, response: string, code = "EENVELOPE") => ({
  message: `Refused: ${response}`,
  code,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

describe("An unsuccessful attempt to send a mail", () => {
  it.each([
    [{ message: "connect ECONNREFUSED 127.0.0.1:25", code: "ESOCKET", syscall: "connect", command: "CONN" }],
    [
      {
        message: "Greeting never received",
        code: "ETIMEDOUT",
        originalCode: "GREETING_TIMEOUT",
        command: "CONN",
      },
    ],
    [{ message: "Connection timeout", code: "ETIMEDOUT", originalCode: "CONNECT_TIMEOUT", command: "CONN" }],
    [{ message: "Reached maximum number of retries after connection was closed", code: "ECONNECTION" }],
    [{ message: "getaddrinfo ENOTFOUND", code: "EDNS", command: "CONN" }],
    [{ message: "certificate has expired", code: "ETLS", command: "CONN" }],
    [reply("AUTH PLAIN", "535 5.7.8 bad credentials", "EAUTH")],
    [reply("MAIL FROM", "530 5.7.0 authentication required")],
    [reply("CONN", "421 too many connections", "EPROTOCOL")],
    [reply("EHLO", "502 not implemented", "ECONNECTION")],
  ])("is the server's fault: %j", (error) => {
    expect(smtpVerdict(error).kind).toBe("server");
  });

  it.each([
    [reply("RCPT TO", "450 4.2.1 greylisted")],
    [reply("RCPT TO", "452 4.5.3 too many recipients")],
    [reply("DATA", "421 4.3.2 shutting down", "EMESSAGE")],
    [reply("MAIL FROM", "503 bad sequence of commands")],
    [{ message: "Connection closed unexpectedly", code: "ECONNECTION", command: "CONN" }],
    [{ message: "read ECONNRESET", code: "ESOCKET", syscall: "read", command: "CONN" }],
    [{ message: "Timeout", code: "ETIMEDOUT", originalCode: "SOCKET_TIMEOUT", command: "CONN" }],
    [{ message: "The operation was aborted", code: "EABORT" }],
  ])("may succeed later: %j", (error) => {
    expect(smtpVerdict(error).kind).toBe("retry");
  });

  it.each([
    ["RCPT TO", "550 5.1.1 no such user", "suppress"],
    ["RCPT TO", "553 5.1.3 bad address", "suppress"],
    ["RCPT TO", "550 5.2.1 disabled", "suppress"],
    ["RCPT TO", "550 unknown", "suppress"],
    ["RCPT TO", "554 no", "quarantine"],
    ["RCPT TO", "552 5.2.2 full", "fail"],
    ["RCPT TO", "550 5.7.1 blocked", "quarantine"],
    ["MAIL FROM", "550 5.1.8 bad sender", "quarantine"],
    ["DATA", "550 5.1.1 spam", "quarantine"],
  ])("whose %s gets the reply %s leads to: %s", (command, response, kind) => {
    expect(smtpVerdict(reply(command, response)).kind).toBe(kind);
  });

  it("that nobody knows is put aside, whatever was thrown", () => {
    for (const error of [new Error("no template"), "text", undefined, null, {}])
      expect(smtpVerdict(error).kind).toBe("quarantine");
  });

  it("has a reason without the address, of one line and a limited length", () => {
    const { reason } = smtpVerdict(reply("RCPT TO", `550 5.7.1 <ada@example.org>\r\n${"x".repeat(1000)}`));
    expect(reason).toMatch(/^RCPT TO: Refused: 550 5\.7\.1 <\[address\]> x+$/);
    expect(reason).toHaveLength(300);
  });
});
