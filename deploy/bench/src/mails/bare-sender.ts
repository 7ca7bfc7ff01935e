import { createTransport } from "nodemailer";

/** Sends so many mails by a pool of connections and nothing else: `bare-sender.ts URL COUNT CONNECTIONS`. */
const [url = "", count = "0", connections = "1"] = process.argv.slice(2);
const line = "A line of a mail that is about as long as those of the riddle.\n";
/** As large as the daily mail. */
const [text, html] = [line.repeat(12), `<p>${line.repeat(90)}</p>`];

const transport = createTransport({
  url,
  pool: true,
  maxConnections: Number(connections),
  maxMessages: Infinity,
});
let next = 0;
const sendAll = async () => {
  while (next < Number(count))
    await transport.sendMail({
      from: "hello@wordlehint.local",
      to: `reader-${next++}@example.org`,
      subject: "The riddle of the day",
      text,
      html,
    });
};
await Promise.all(Array.from({ length: Number(connections) }, sendAll));
transport.close();
