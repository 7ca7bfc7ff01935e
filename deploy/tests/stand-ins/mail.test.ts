import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { startMailbox, type MailboxProcess } from "@wordlehint/test-servers";

let dir: string;
let mailbox: MailboxProcess;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "mailbox-"));
  mailbox = await startMailbox({ dir });
});
afterEach(async () => {
  await mailbox.stop();
  rmSync(dir, { recursive: true });
});

it("keeps every mail that it has taken, even if it is killed", async () => {
  const { hostname, port } = new URL(mailbox.smtpUrl);
  const transport = createTransport({ host: hostname, port: Number(port), pool: true, maxConnections: 10 });
  const sends = Array.from({ length: 200 }, async (_, index) => {
    const to = `player${index}@example.org`;
    await transport.sendMail({ from: "hello@wordlehint.test", to, subject: "A hint", text: "A hint" });
    if (index === 100) await mailbox.kill();
    return to;
  });
  const outcomes = await Promise.allSettled(sends);
  transport.close();
  const taken = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  expect(taken.length).toBeGreaterThan(0);
  await mailbox.start();
  for (const to of taken) expect(await mailbox.count(`to:${to}`)).toBe(1);
});

it("returns the mails that match a search, refuses those that it is told to, and can be emptied", async () => {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({
    from: "hello@wordlehint.test",
    to: "ada@example.org",
    subject: "One",
    text: "1",
  });
  await mailbox.treat("unknown", { to: "bob@" });
  await expect(
    transport.sendMail({ from: "hello@wordlehint.test", to: "bob@example.org", subject: "Two", text: "2" }),
  ).rejects.toMatchObject({ responseCode: 550 });
  expect(await mailbox.mails("to:example.org")).toMatchObject([{ Subject: "One", Text: "1\n" }]);
  await mailbox.empty();
  expect(await mailbox.count()).toBe(0);
});
