import type { DomainEvent } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { linkToken, type LinkPurpose } from "@wordlehint/runtime";
import type { AuthConfig } from "../../src/config.ts";

const purposeOf: Readonly<Record<string, LinkPurpose>> = {
  "user.password_reset_requested": "reset-password",
  "user.verification_requested": "verify-email",
  "user.email_change_requested": "change-email",
};

/** The tokens of the links that were sent to an address, as who sends the emails makes them; the latest last. */
export function tokensSentTo(
  email: string,
  heard: readonly DomainEvent[],
  { LINK_KEY }: AuthConfig,
): string[] {
  return heard.flatMap(({ type, data }) => {
    const purpose = purposeOf[type];
    if (!purpose || !("linkId" in data) || data.email !== email) return [];
    return [linkToken(LINK_KEY, purpose, data.linkId)];
  });
}

/** The token of the latest link to an address, once there are `count`. */
export function sentToken(
  email: string,
  heard: readonly DomainEvent[],
  config: AuthConfig,
  count = 1,
): Promise<string> {
  return eventually(() => {
    const tokens = tokensSentTo(email, heard, config);
    expect(tokens).toHaveLength(count);
    return tokens.at(-1) ?? "";
  });
}
