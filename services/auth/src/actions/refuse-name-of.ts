import { DomainError } from "@wordlehint/runtime";
import { holdsNameOf, nameInPassword } from "../domain/new-password.ts";

/** @throws {DomainError} `invalid_input` for a new password that holds the name of the account's address. */
export function refuseNameOf(email: string, password: string, path: string): void {
  if (!holdsNameOf(email, password)) return;
  throw new DomainError("invalid_input", nameInPassword, [{ path, message: nameInPassword }]);
}
