import styled from "@emotion/styled";
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
        <Part>{name}</Part>
        <wbr />
        <Part>{host}</Part>
      </span>
    </>
  );
}

/** Browsers break lines after an ellipsis too. */
const Part = styled.span({ whiteSpace: "nowrap" });
