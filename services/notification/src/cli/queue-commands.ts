import {
  jsonOption,
  printListing,
  printTable,
  timeOf,
  type Act,
  type ListingOptions,
} from "@wordlehint/runtime";
import type { Command } from "commander";
import type { Context } from "../context.ts";
import type { Mailing } from "../store/mailing-store.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const maxListed = 100;

/** Adds the commands that show the queue of mails, and stop and resume it. */
export function addQueueCommands(program: Command, act: Act<Context>): void {
  program
    .command("status")
    .description("Shows whether mails are sent, how many wait, and what has become of those of the last day.")
    .action(() =>
      act(async ({ deliveries, budgets, subscribers, suppressions, sending, now }, terminal) => {
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
      }),
    );

  program
    .command("mailings")
    .description(
      "Lists the mailings of the last two days by zone: what state they are in, and what has become of their mails.",
    )
    .option(...jsonOption)
    .action((options: ListingOptions) =>
      act(async ({ mailings, deliveries, now }, terminal) => {
        const listed = await mailings.listSince(new Date(now().getTime() - 2 * dayMs));
        const rows = await Promise.all(
          listed.map(async (mailing) => {
            const counts = await deliveries.countsOf(mailing.id);
            return {
              date: mailing.date,
              zone: mailing.timeZone,
              state: stateOf(mailing),
              waiting: (counts.queued ?? 0) + (counts.claimed ?? 0),
              sent: counts.sent ?? 0,
              failed: counts.failed ?? 0,
              suppressed: counts.suppressed ?? 0,
              quarantined: counts.quarantined ?? 0,
              why: mailing.reason,
            };
          }),
        );
        printListing(rows, options, "There was no mailing in the last two days.", terminal);
        return { event: "mailings looked up", about: {} };
      }),
    );

  program
    .command("pause")
    .description(
      "Stops sending in every replica. What is to be sent waits until it is resumed, or its time is over.",
    )
    .action(() =>
      act(async ({ sending, now }, terminal) => {
        await sending.pause(now());
        terminal.print("Nothing is sent any more. Resume it with: npm run mail -- resume");
        return { event: "mail paused", about: {} };
      }),
    );

  program
    .command("resume")
    .description("Sends again what waits.")
    .action(() =>
      act(async ({ sending }, terminal) => {
        await sending.resume();
        terminal.print("Mails are sent again.");
        return { event: "mail resumed", about: {} };
      }),
    );

  program
    .command("quarantine")
    .description(
      "Lists mails that the mail server has refused for a reason that concerns us, with the reason.",
    )
    .option(...jsonOption)
    .action((options: ListingOptions) =>
      act(async ({ deliveries }, terminal) => {
        const found = await deliveries.listQuarantined(maxListed);
        const rows = found.map(({ id, kind, createdAt, attempts, reason }) => ({
          id,
          kind,
          since: createdAt,
          retries: attempts,
          why: reason,
        }));
        printListing(rows, options, "There is no mail in quarantine.", terminal);
        if (rows.length === maxListed && !options.json) {
          const count = await deliveries.countSince("quarantined", new Date(0));
          if (count > maxListed)
            terminal.print(`These are ${maxListed} of the ${count} mails in quarantine.`);
        }
        return { event: "mail quarantine looked up", about: {} };
      }),
    );

  program
    .command("redrive")
    .description(
      "Sends the mails in quarantine again, after what was wrong is put right. Those whose time is over fail.",
    )
    .action(() =>
      act(async ({ deliveries, now }, terminal) => {
        const count = await deliveries.redrive(now());
        terminal.print(count === 1 ? "One mail is sent again." : `${count} mails are sent again.`);
        return { event: "mail redriven", about: { mails: String(count) } };
      }),
    );
}

const stateOf = ({ state }: Mailing): string => (state === "filled" ? "complete" : state);
