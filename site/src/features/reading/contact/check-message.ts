import { contactMessageSchema } from "@wordlehint/contracts";
import { checkWith } from "../../../ui/forms/form-faults.ts";

// With the schemas' library, which the page loads only when the form is shown.

export const checkMessage = checkWith(contactMessageSchema);
