import type { MailReport } from "@wordlehint/contracts";
import { audit, emailKeyOf } from "@wordlehint/runtime";
import addressparser from "nodemailer/lib/addressparser";
import type { Context } from "../context.ts";
import { reportedReason } from "../domain/reported-reason.ts";
import { deliveryOfVerp } from "../domain/verp.ts";
import { suppressAddress } from "./suppress-address.ts";

/**
 * Suppresses the addresses that the mail provider reports, once for each report. Returns false for a report that changes
 * nothing.
 */
export async function receiveReport(context: Context, id: string, report: MailReport): Promise<boolean> {
  const { reports, now, log } = context;
  const reason = reportedReason(report);
  if (!reason || (await reports.isKnown(id))) return false;
  for (const address of report.data.to) {
    const emailKey = await addresseeOf(context, address);
    if (emailKey !== undefined) await suppressAddress(context, emailKey, reason);
  }
  await reports.add(id, report.type, now());
  audit(log, "address suppressed", { who: "mail provider", from: "webhook", reason, report: id });
  return true;
}

/** Resolves a reported address: the recipient's, or a return address of our own (VERP). */
async function addresseeOf(
  { deliveries, subscribers, config }: Context,
  address: string,
): Promise<string | undefined> {
  const bare = addressparser(address, { flatten: true })[0]?.address;
  if (!bare) return undefined;
  const deliveryId = deliveryOfVerp(config.LINK_KEY, bare);
  if (deliveryId === undefined) return emailKeyOf(bare);
  const delivery = await deliveries.find(deliveryId);
  if (delivery?.to !== undefined) return emailKeyOf(delivery.to);
  const [reader] = delivery?.subscriberId ? await subscribers.findActive([delivery.subscriberId]) : [];
  return reader?.emailKey;
}
