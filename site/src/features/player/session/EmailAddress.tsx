import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { shortAddress } from "./short-address.ts";

/** An email address that wraps only before its @. Screen readers get it whole, however long. */
export function EmailAddress({ email }: { email: string }) {
  const [name, host] = shortAddress(email);
  const isWhole = name + host === email;
  return (
    <>
      {!isWhole && <VisuallyHidden>{email}</VisuallyHidden>}
      <span aria-hidden={!isWhole}>
        {name}
        <wbr />
        {host}
      </span>
    </>
  );
}
