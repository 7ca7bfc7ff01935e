import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** A mail as the server took it, and as an independent parser reads it. */
export type ReceivedMail = { from: string; to: string; raw: Buffer; parsed: ParsedMail };

/** The server's misbehavior toward a recipient. */
export type Misbehavior =
  | { at: "greeting" | "mail" | "recipient" | "data"; reply: string }
  /** Says nothing any more, or closes the connection, when it has read a part of the message or all of it. */
  | { at: "data"; stalls: true }
  | { at: "data"; drops: "in the middle" | "at the end" }
  /** Takes the mail, but not before the promise resolves. */
  | { at: "data"; waitsFor: Promise<unknown> };

export type SmtpServer = {
  url: string;
  mails: ReceivedMail[];
  /** The number of attempts by recipient. */
  tries: Map<string, number>;
  /** Asked for each recipient; for the greeting and the sender with an empty text. Undefined: the mail is taken. */
  misbehave: (to: string, nth: number) => Misbehavior | undefined;
  mailsTo(address: string): ReceivedMail[];
  /** Starts again after a stop, on the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a real SMTP server that keeps what it takes. */
export async function startSmtp(): Promise<SmtpServer> {
  let port = 0;
  let server: SMTPServer;
  const smtp: SmtpServer = {
    url: "",
    mails: [],
    tries: new Map(),
    misbehave: () => undefined,
    mailsTo: (address) => smtp.mails.filter(({ to }) => to === address),
    start: async () => {
      server = serverFor(smtp);
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
      ({ port } = server.server.address() as AddressInfo);
      smtp.url = `smtp://127.0.0.1:${port}`;
    },
    stop: async () => {
      for (const connection of connectionsOf(server)) connection._socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  await smtp.start();
  return smtp;
}

type Connection = { id: string; _socket: { destroy(): void } };

const connectionsOf = (server: SMTPServer) =>
  (server as unknown as { connections: Set<Connection> }).connections;

function serverFor(smtp: SmtpServer): SMTPServer {
  const refusal = (reply: string) =>
    Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
  const refused = (at: Misbehavior["at"], to = "") => {
    const misbehavior = smtp.misbehave(to, smtp.tries.get(to) ?? 0);
    return misbehavior?.at === at && "reply" in misbehavior ? refusal(misbehavior.reply) : undefined;
  };
  const drop = ({ id }: SMTPServerSession) => {
    for (const connection of connectionsOf(server)) if (connection.id === id) connection._socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onConnect: (_session, done) => done(refused("greeting")),
    onMailFrom: (_address, _session, done) => done(refused("mail")),
    onRcptTo: ({ address }, _session, done) => {
      smtp.tries.set(address, (smtp.tries.get(address) ?? 0) + 1);
      done(refused("recipient", address));
    },
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo[0]?.address ?? "";
      const misbehavior = smtp.misbehave(to, smtp.tries.get(to) ?? 0);
      const take = async () => {
        if (misbehavior && "drops" in misbehavior && misbehavior.drops === "in the middle") {
          drop(session);
          return;
        }
        const raw = await buffer(stream);
        if (misbehavior && "drops" in misbehavior) {
          drop(session);
          return;
        }
        if (misbehavior && "stalls" in misbehavior) return;
        if (misbehavior && "waitsFor" in misbehavior) await misbehavior.waitsFor;
        const fault = refused("data", to);
        if (!fault) {
          const from = mailFrom ? mailFrom.address : "";
          smtp.mails.push({ from, to, raw, parsed: await simpleParser(raw) });
        }
        done(fault);
      };
      void take().catch(() => drop(session));
    },
  });
  server.on("error", () => undefined);
  return server;
}
