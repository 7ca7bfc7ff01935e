import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { startSmtp } from "../../test/support/start-smtp.ts";
import { connectMailServer, type OutgoingMail } from "./mail-server.ts";

const mail: OutgoingMail = {
  ...{ from: { name: "WordleHint", address: "hints@example.org" }, to: "ada@example.org" },
  ...{ subject: "Hello", html: "<p>Hello</p>", text: "Hello", messageId: "<1@example.org>" },
  ...{ date: new Date(0), headers: {} },
};

it("gives up a mail of which the server has always a little to say, and never takes it", async () => {
  const timeoutMs = 300;
  const talking: NodeJS.Timeout[] = [];
  const server = createServer((socket: Socket) => {
    socket.write("220 mail.example.org\r\n");
    // Sends continuation lines (`250-`) for ever, so that the response never ends.
    socket.once("data", () => talking.push(setInterval(() => socket.write("250-wait\r\n"), timeoutMs / 3)));
    socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  const mails = connectMailServer({ url, connections: 1, timeoutMs, name: "mail.example.org" });
  try {
    await expect(mails.send(mail)).rejects.toThrow();
  } finally {
    mails.close();
    for (const timer of talking) clearInterval(timer);
    server.close();
  }
});

/** The header of a mail as a server gets it. */
async function headerOf(
  sent: OutgoingMail,
  dkim?: { domainName: string; keySelector: string; privateKey: string },
) {
  const smtp = await startSmtp();
  const mails = connectMailServer({
    url: smtp.url,
    connections: 1,
    timeoutMs: 5000,
    name: "example.org",
    dkim,
  });
  try {
    await mails.send(sent);
  } finally {
    mails.close();
    await smtp.stop();
  }
  const [header = ""] = (smtp.mails[0]?.raw.toString() ?? "").split("\r\n\r\n");
  return header;
}

const daily: OutgoingMail = {
  ...mail,
  headers: {
    "Auto-Submitted": "auto-generated",
    "Feedback-ID": "2026-11-21:daily-hint:example.org",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
  list: {
    unsubscribe: [
      `https://wordle.example/unsubscribe?token=${"x".repeat(43)}`,
      "mailto:unsubscribe@example.org",
    ],
    id: { name: "Daily hint", domain: "daily-hint.example.org" },
  },
};

it("signs the headers by which readers unsubscribe with one click, and providers count complaints (RFC 8058)", async () => {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const header = await headerOf(daily, { domainName: "example.org", keySelector: "mail", privateKey });
  const [, signed = ""] = /^DKIM-Signature: [^]*?\sh=([^;]+);/m.exec(header) ?? [];
  const present = header.match(/^[\w-]+(?=:)/gm)?.map((name) => name.toLowerCase());
  const names = signed.replace(/\s/g, "").split(":");
  expect([...names, "dkim-signature"].sort()).toEqual(present?.sort());
  expect(names).toEqual(
    expect.arrayContaining(["list-unsubscribe", "list-unsubscribe-post", "list-id", "feedback-id"]),
  );
});

it("begins each header on its first line, and keeps the way to unsubscribe there, however long its words are", async () => {
  const domain = `${"d".repeat(63)}.${"e".repeat(63)}.example`;
  const header = await headerOf({
    ...daily,
    from: { name: "", address: `hints@${domain}` },
    to: `${"t".repeat(64)}@${domain}`,
    replyTo: { name: "N".repeat(100), address: `${"r".repeat(64)}@${domain}` },
    subject: "s".repeat(120),
    messageId: `<${"1".repeat(32)}@${domain}>`,
    headers: { ...daily.headers, "Feedback-ID": `2026-11-21:daily-hint:${domain}` },
  });
  expect(header.match(/^[\w-]+:[ \t]*$/gm)).toBeNull();
  const ways = `<${daily.list?.unsubscribe.join(">, <")}>`;
  expect(header).toContain(`\r\nList-Unsubscribe: ${ways}\r\n`);
  for (const line of header.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
});
