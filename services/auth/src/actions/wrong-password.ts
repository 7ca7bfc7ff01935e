import { DomainError } from "@wordlehint/runtime";

/** A signed-in player's password is wrong. It isn't 401, by which the browser would end the session. */
export class WrongPassword extends DomainError {
  override name = "WrongPassword";

  constructor() {
    super("forbidden", "This isn't your current password.");
  }
}
