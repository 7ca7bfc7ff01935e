import type { Context } from "../../context.ts";

/** How often a password may be tried in a quarter of an hour. */
const limits = { email: 10, address: 30 };
const windowMs = 15 * 60_000;

export type Attempt =
  | { isAllowed: false; waitSeconds: number }
  /** `succeeded` makes it count no longer, nor those before it for the same e-mail address. */
  | { isAllowed: true; succeeded(): Promise<void> };

/**
 * Counts an attempt by its e-mail address and by where it comes from, before it is known whether it is right, so
 * that many at once gain nothing.
 */
export async function countAttempt(
  { attempts, now }: Pick<Context, "attempts" | "now">,
  { email, address }: { email: string; address: string },
): Promise<Attempt> {
  const time = now();
  const byAddress = `address ${address}`;
  const byEmail = `email ${email}`;
  const waits: number[] = [];
  for (const [key, most] of [
    [byAddress, limits.address],
    [byEmail, limits.email],
  ] as const) {
    const { count, endsAt } = await attempts.count(key, time, windowMs);
    if (count > most) waits.push(endsAt.getTime() - time.getTime());
  }
  if (waits.length > 0) return { isAllowed: false, waitSeconds: Math.ceil(Math.max(...waits) / 1000) };
  return {
    isAllowed: true,
    succeeded: async () => {
      await attempts.uncount(byAddress);
      await attempts.forget(byEmail);
    },
  };
}
