import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Misbehavior } from "../misbehavior.ts";
import { refusalOf, type Mode } from "../modes.ts";
import type { MailStore } from "../store/mail-store.ts";

export type RunningSmtp = { port: number; close(): Promise<void> };

export type SmtpOptions = {
  host: string;
  port: number;
  store: Pick<MailStore, "add">;
  misbehavior: Misbehavior;
};

const maxMailBytes = 25 * 1024 * 1024;

/** Starts an SMTP server that stores every mail. */
export async function startSmtp({ host, port, store, misbehavior }: SmtpOptions): Promise<RunningSmtp> {
  const sockets = new Map<number | undefined, Socket>();
  const cut = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();
  /** Refuses, or calls `then`. */
  const answer = (mode: Mode, callback: (error?: Error | null) => void, then: () => void = callback) => {
    const refusal = refusalOf(mode);
    void wait(misbehavior.delayMs()).then(() => {
      if (refusal) callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      else then();
    });
  };

  const takeMessage = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const mode = misbehavior.next("message", recipients);
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (mode === "cut-message") cut(session);
      chunks.push(chunk);
    }
    if (mode !== "good") return mode;
    if (stream.sizeExceeded) throw Object.assign(new Error("5.3.4 Message too big"), { responseCode: 552 });
    await store.add({
      sender: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
      recipients,
      received: new Date(),
      source: Buffer.concat(chunks),
    });
    misbehavior.state.mails++;
    return misbehavior.next("answer", recipients);
  };

  const server = new SMTPServer({
    logger: false,
    name: "mailbox",
    banner: "keeps mails on this machine, and delivers none",
    size: maxMailBytes,
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_session, callback) => {
      const mode = misbehavior.next("connection");
      if (mode !== "silent") answer(mode, callback);
    },
    onAuth: (_auth, _session, callback) =>
      answer(misbehavior.next("login"), callback, () => callback(null, { user: "anyone" })),
    onMailFrom: (_address, _session, callback) => answer("good", callback),
    onRcptTo: ({ address }, _session, callback) => answer(misbehavior.next("recipient", [address]), callback),
    onData: (stream, session, callback) => {
      takeMessage(stream, session).then((mode) => {
        if (mode === "cut-answer") cut(session);
        else if (mode !== "stall") answer(mode, callback);
      }, callback);
    },
  });
  server.server.on("connection", (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once("close", () => sockets.delete(remotePort));
  });
  const failed = new Promise<never>((_, reject) => server.once("error", reject));
  server.listen(port, host);
  await Promise.race([once(server.server, "listening"), failed]);
  // A client that closes its connection is no fault of this server.
  server.on("error", () => undefined);
  return {
    port: (server.server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}
