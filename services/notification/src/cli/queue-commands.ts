import { printTable, timeOf } from "@wordlehint/runtime";
import type { Mailing } from "../store/mailing-store.ts";
import type { MailCommand } from "./command.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const maxListed = 100;

export const queueCommands: Readonly<Record<string, MailCommand>> = {
  status: {
    help: "Shows whether mails are sent, how many wait, and what has become of those of the last day.",
    run: async (
      { deliveries, budgets, subscribers, suppressions, sending, now },
      _operands,
      _flags,
      terminal,
    ) => {
      const time = now().getTime();
      const [pausedAt, waiting, people, suppressed, spent] = await Promise.all([
        sending.pausedAt(),
        deliveries.waiting(),
        subscribers.counts(),
        suppressions.count(),
        budgets.countSpent(now()),
      ]);
      const since = (ms: number, state: Parameters<typeof deliveries.countSince>[0]) =>
        deliveries.countSince(state, new Date(time - ms));
      const count = waiting.reduce((sum, group) => sum + group.count, 0);
      const oldest = Math.min(...waiting.map(({ oldestDueAt }) => oldestDueAt.getTime()));
      printTable(
        [
          ["Sending", pausedAt ? `paused since ${timeOf(pausedAt)} (UTC)` : "yes"],
          ["Waiting", count === 0 ? "0" : `${count}, the oldest due ${timeOf(new Date(oldest))} (UTC)`],
          ["Sent in the last minute", String(await since(minuteMs, "sent"))],
          ["Sent in 24 hours", String(await since(dayMs, "sent"))],
          ["Failed in 24 hours", String(await since(dayMs, "failed"))],
          ["Suppressed in 24 hours", String(await since(dayMs, "suppressed"))],
          ["In quarantine", String(await deliveries.countSince("quarantined", new Date(0)))],
          ["Subscribers", `${people.active}, and ${people.pending} who haven't confirmed yet`],
          ["Suppressed addresses", String(suppressed)],
          ["Mailboxes at their limit", String(spent)],
        ],
        terminal,
      );
      return { event: "mail status looked up", about: {} };
    },
  },
  mailings: {
    help: "Lists the mailings of the last two days by zone: what state they are in, and what has become of their mails.",
    run: async ({ mailings, deliveries, now }, _operands, _flags, terminal) => {
      const listed = await mailings.listSince(new Date(now().getTime() - 2 * dayMs));
      const rows = await Promise.all(
        listed.map(async (mailing) => {
          const counts = await deliveries.countsOf(mailing.id);
          const of = (state: keyof typeof counts) => String(counts[state] ?? 0);
          const waiting = (counts.queued ?? 0) + (counts.claimed ?? 0);
          return [
            ...[mailing.date, mailing.timeZone, stateOf(mailing), String(waiting)],
            ...[of("sent"), of("failed"), of("suppressed"), of("quarantined"), mailing.reason ?? ""],
          ];
        }),
      );
      const head = ["DATE", "ZONE", "STATE", "WAITING", "SENT", "FAILED", "SUPPRESSED", "QUARANTINED", "WHY"];
      if (rows.length > 0) printTable([head, ...rows], terminal);
      else terminal.print("There was no mailing in the last two days.");
      return { event: "mailings looked up", about: {} };
    },
  },
  pause: {
    help: "Stops sending in every replica. What is to be sent waits until it is resumed, or its time is over.",
    run: async ({ sending, now }, _operands, _flags, terminal) => {
      await sending.pause(now());
      terminal.print("Nothing is sent any more. Resume it with: npm run mail -- resume");
      return { event: "mail paused", about: {} };
    },
  },
  resume: {
    help: "Sends again what waits.",
    run: async ({ sending }, _operands, _flags, terminal) => {
      await sending.resume();
      terminal.print("Mails are sent again.");
      return { event: "mail resumed", about: {} };
    },
  },
  quarantine: {
    help: "Lists mails that the mail server has refused for a reason that concerns us, with the reason.",
    run: async ({ deliveries }, _operands, _flags, terminal) => {
      const rows = (await deliveries.listQuarantined(maxListed)).map(
        ({ id, kind, createdAt, attempts, reason }) => [
          id,
          kind,
          timeOf(createdAt),
          String(attempts),
          reason,
        ],
      );
      if (rows.length > 0) printTable([["ID", "KIND", "SINCE (UTC)", "RETRIES", "WHY"], ...rows], terminal);
      else terminal.print("There is no mail in quarantine.");
      if (rows.length === maxListed) {
        const count = await deliveries.countSince("quarantined", new Date(0));
        if (count > maxListed) terminal.print(`These are ${maxListed} of the ${count} mails in quarantine.`);
      }
      return { event: "mail quarantine looked up", about: {} };
    },
  },
  redrive: {
    help: "Sends the mails in quarantine again, after what was wrong is put right. Those whose time is over fail.",
    run: async ({ deliveries, now }, _operands, _flags, terminal) => {
      const count = await deliveries.redrive(now());
      terminal.print(count === 1 ? "One mail is sent again." : `${count} mails are sent again.`);
      return { event: "mail redriven", about: { mails: String(count) } };
    },
  },
};

const stateOf = ({ state }: Mailing): string => (state === "filled" ? "complete" : state);
