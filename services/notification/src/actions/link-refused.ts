import { DomainError } from "@wordlehint/runtime";

const message = "This link is invalid or has expired. Ask for a new one.";

/** A link's token is unknown or has expired. The response doesn't tell which. */
export class LinkRefused extends DomainError {
  override name = "LinkRefused";

  constructor() {
    super("invalid_input", message, [{ path: "token", message }]);
  }
}
