import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
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
