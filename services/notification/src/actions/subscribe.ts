import { randomUUID } from "node:crypto";
import {
  allDays,
  canonicalTimeZone,
  homeZone,
  type Help,
  type MailKind,
  type Subscribed,
} from "@wordlehint/contracts";
import { emailKeyOf, mailboxOf, newSecret } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { confirmableMs, type Choices, type Subscriber } from "../domain/subscriber.ts";
import { durationInWords } from "../domain/words.ts";
import { addressHash } from "../domain/verp.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { queueMail } from "./queue-mail.ts";
import { linkHashesOf } from "./subscriber-links.ts";

export type Subscription = {
  email: string;
  timeZone?: string | undefined;
  help?: Help | undefined;
  days?: readonly number[] | undefined;
  /** Id of the signed-in player who asks. */
  userId?: string | undefined;
  network: string;
};

type Subscribing = Pick<
  Context,
  "subscribers" | "suppressions" | "attempts" | "accounts" | "config" | "now" | "log"
> &
  Parameters<typeof queueMail>[0];

const minuteMs = 60_000;

/**
 * Subscribes an address to the daily mail. Its owner is asked to confirm it, unless it is the confirmed address of the
 * signed-in player. Who asks for an address that is subscribed already learns nothing: its owner is mailed instead.
 * @throws {TooManyAttempts}
 */
export async function subscribe(context: Subscribing, subscription: Subscription): Promise<Subscribed> {
  const { email, userId, network } = subscription;
  const emailKey = emailKeyOf(email);
  await limitAttempts(context, [
    { key: `subscribe ${mailboxOf(email)}`, free: 3, maxPauseMs: 60 * minuteMs },
    { key: `subscribe from ${network}`, free: 20, maxPauseMs: 5 * minuteMs },
  ]);
  const choices = choicesOf(subscription);
  if (userId !== undefined && (await ownsAddress(context, userId, emailKey))) {
    await subscribeOwner(context, { email, emailKey, userId, choices, given: givenIn(subscription) });
    return { status: "subscribed" };
  }
  await askOwner(context, { email, emailKey, choices });
  return { status: "confirmation-sent" };
}

function choicesOf({ timeZone = homeZone, help = "riddle", days = allDays }: Subscription): Choices {
  return { timeZone: canonicalTimeZone(timeZone) ?? homeZone, help, days };
}

/** The choices that somebody made, without the usual ones in place of the others. */
function givenIn({ timeZone, help, days }: Subscription): Partial<Choices> {
  const zone = timeZone === undefined ? undefined : canonicalTimeZone(timeZone);
  return {
    ...(zone !== undefined && { timeZone: zone }),
    ...(help !== undefined && { help }),
    ...(days !== undefined && { days }),
  };
}

async function ownsAddress(
  { accounts, log }: Subscribing,
  userId: string,
  emailKey: string,
): Promise<boolean> {
  const address = await accounts.addressOf(userId).catch((error: unknown) => {
    log.warn({ err: error }, "it isn't known whose address it is, so its owner is asked to confirm it");
    return undefined;
  });
  return address !== undefined && address.verifiedAt !== null && emailKeyOf(address.email) === emailKey;
}

type Asked = { email: string; emailKey: string; choices: Choices };

/** The owner has proved the address as the account's. */
async function subscribeOwner(
  context: Subscribing,
  { email, emailKey, userId, choices, given }: Asked & { userId: string; given: Partial<Choices> },
): Promise<void> {
  const { subscribers, suppressions, config, now } = context;
  const known = await subscribers.findByEmailKey(emailKey);
  if (known?.status === "active") {
    await subscribers.change(known.id, { ...given, userId });
  } else if (known) {
    await subscribers.activate(known.id, { ...choices, userId, confirmedAt: now() });
  } else {
    const createdAt = now();
    const subscriber: Subscriber = {
      ...{ id: randomUUID(), email, emailKey, userId, linkId: newSecret(), createdAt },
      ...choices,
      status: "active",
      confirmedAt: createdAt,
    };
    await subscribers.add(subscriber, linkHashesOf(config.LINK_KEY, subscriber.linkId));
  }
  await suppressions.remove(addressHash(config.LINK_KEY, emailKey), "complaint");
}

/**
 * Sends the owner of an address a link: to confirm the subscription, or to the preferences where there is one. The
 * database is asked the same for any address.
 */
async function askOwner(context: Subscribing, { email, emailKey, choices }: Asked): Promise<void> {
  const { subscribers, config, now } = context;
  const confirmBy = new Date(now().getTime() + confirmableMs);
  const known = await subscribers.findByEmailKey(emailKey);
  const fresh = { id: randomUUID(), email, emailKey, linkId: newSecret(), createdAt: now() };
  const pending = known?.status === "pending" ? known : fresh;
  const asked: Subscriber = { ...pending, status: "pending", ...choices, confirmBy };
  const hashes = linkHashesOf(config.LINK_KEY, asked.linkId);
  if (known?.status === "active") {
    await subscribers.askDecoy(asked, hashes);
    await mailOwner(context, "already-subscribed", known);
    return;
  }
  // Somebody else may have asked for the same address at the same time, or its owner has just confirmed it.
  if (await subscribers.ask(asked, hashes))
    await mailOwner(context, "confirm-subscription", { ...asked, email });
}

async function mailOwner(
  context: Subscribing,
  kind: Extract<MailKind, "confirm-subscription" | "already-subscribed">,
  { id, email, linkId, confirmBy }: Pick<Subscriber, "id" | "email" | "linkId" | "confirmBy">,
): Promise<void> {
  const purpose = kind === "confirm-subscription" ? "confirm-subscription" : "email-preferences";
  await queueMail(context, {
    key: `${randomUUID()}:${kind}`,
    kind,
    to: email,
    isConfirmed: kind === "already-subscribed",
    subscriberId: id,
    link: { purpose, linkId },
    data: { email, validFor: durationInWords(confirmableMs) },
    expiresAt: confirmBy ?? new Date(context.now().getTime() + confirmableMs),
  });
}
