import { queueMail } from "./queue-mail.ts";

type Order = Parameters<typeof queueMail>[1];

const order: Order = {
  ...{ key: "one", kind: "verify-email", to: "Ada+1@example.org", data: {}, isConfirmed: false },
  expiresAt: new Date("2026-11-21T13:00:00Z"),
};

/** Returns what is queued, and the mailboxes it counts for, while some mails are queued already. */
function start() {
  const queued = new Set<string>();
  const counted: string[] = [];
  const context = {
    deliveries: {
      find: (id: string) => Promise.resolve(queued.has(id) ? {} : undefined),
      add: ([{ id }]: [{ id: string }]) => {
        const isNew = !queued.has(id);
        queued.add(id);
        return Promise.resolve(isNew ? 1 : 0);
      },
    },
    budgets: {
      take: (mailbox: string) => {
        counted.push(mailbox);
        return Promise.resolve(true);
      },
    },
    mailMetrics: { mails: { inc: () => undefined } },
    config: { LINK_KEY: "a key of the tests" },
    now: () => new Date("2026-11-21T12:00:00Z"),
  } as unknown as Parameters<typeof queueMail>[0];
  return { counted, queue: (change: Partial<Order> = {}) => queueMail(context, { ...order, ...change }) };
}

it("counts a mail once, however late its event is published again", async () => {
  const { counted, queue } = start();
  expect([await queue(), await queue()]).toEqual([true, false]);
  expect(counted).toHaveLength(1);
});

it("counts what strangers ask for apart from what is about a contract, for all tags of a mailbox together", async () => {
  const { counted, queue } = start();
  await queue();
  await queue({ key: "two", kind: "contact-acknowledgement", to: "ada+2@example.org" });
  await queue({ key: "three", kind: "withdrawal-receipt" });
  expect(counted[1]).toBe(counted[0]);
  expect(counted[2]).not.toBe(counted[0]);
  for (const mailbox of counted) expect(mailbox).toMatch(/^[\da-f]{64}$/);
});
