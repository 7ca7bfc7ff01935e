import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

/** The name of the field that only programs fill in. */
export const honeypotName = "website";

/**
 * A field that people neither see nor reach, and programs that fill in every field give themselves away by. It is
 * clipped rather than not displayed, which such programs look for.
 */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        Leave this empty
        <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </VisuallyHidden>
  );
}
