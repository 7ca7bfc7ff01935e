import {
  checkPassword as checkCounted,
  deviceHash,
  type PasswordCheck,
  type RequestOrigin,
} from "@wordlehint/runtime";
import type { Context } from "../../context.ts";

/** A password that was sent for an editor. */
export type PasswordClaim = {
  email: string;
  password: string;
  /** Undefined for an email address that no editor has. */
  editorId: string | undefined;
  origin: RequestOrigin;
};

/**
 * Checks an editor's password; see `checkPassword` of the runtime.
 * @throws {DomainError} `unavailable` when too many passwords are being checked already.
 */
export async function checkPassword(
  context: Pick<Context, "editors" | "devices" | "attempts" | "passwords" | "now">,
  { email, password, editorId = "", origin: { network, device } }: PasswordClaim,
): Promise<PasswordCheck> {
  const { editors, devices, now } = context;
  const hash = deviceHash(device ?? "", editorId);
  const isKnown = await devices.isKnown(hash, now());
  return checkCounted(context, {
    password,
    passwordHash: await editors.passwordHashOf(editorId),
    account: email,
    network,
    device: isKnown ? hash : undefined,
  });
}
