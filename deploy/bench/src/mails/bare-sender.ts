import { createTransport } from "nodemailer";
import { dailyMail } from "@wordlehint/notification/mails/daily-mail";
import { renderMail } from "@wordlehint/notification/mails/render-mail";
import { dailyContent } from "./daily-content.ts";

/** Sends COUNT copies of the daily mail over a pool of connections: `bare-sender.ts URL COUNT CONNECTIONS`. */
const [url = "", count = "0", connections = "1"] = process.argv.slice(2);
/** The daily mail, made once. */
const mail = await renderMail(
  dailyMail({ ...dailyContent, siteUrl: "http://localhost:8000", date: "2026-11-24" }),
);

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
      ...mail,
    });
};
await Promise.all(Array.from({ length: Number(connections) }, sendAll));
transport.close();
