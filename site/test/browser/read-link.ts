import type { EventType } from "@wordlehint/contracts";
import { linkToken, type LinkPurpose } from "@wordlehint/runtime";
import { eventually, readEvents } from "@wordlehint/test-servers";

/** The event that asks for each kind of link, and the page that the link leads to. */
const kinds = {
  "reset-password": { type: "user.password_reset_requested", path: "/reset-password" },
  "verify-email": { type: "user.verification_requested", path: "/verify-email" },
  "change-email": { type: "user.email_change_requested", path: "/verify-email" },
} as const satisfies Partial<Record<LinkPurpose, { type: EventType; path: string }>>;

/** The bus of the product under test, and the key of its links. */
export interface LinkSource {
  natsUrl: string;
  linkKey: string;
}

/**
 * Returns the path of the latest link of a kind that an address was to be sent, as its email would have it. Waits until
 * the event is on the bus.
 */
export async function readLink(
  { natsUrl, linkKey }: LinkSource,
  purpose: keyof typeof kinds,
  email: string,
): Promise<string> {
  const { type, path } = kinds[purpose];
  const linkId = await eventually(async () => {
    const asked = (await readEvents(natsUrl, type)).filter(({ data }) => data.email === email);
    const latest = asked.at(-1);
    if (!latest) throw new Error(`no ${type} for this address yet`);
    return latest.data.linkId;
  });
  return `${path}?token=${linkToken(linkKey, purpose, linkId)}`;
}
