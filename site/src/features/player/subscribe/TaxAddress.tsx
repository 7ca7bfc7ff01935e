import type { TaxAddress as Address } from "@wordlehint/contracts";
import { useState, type SubmitEvent } from "react";
import { Field } from "../../../ui/forms/Field.tsx";
import { FormFrame } from "../../../ui/forms/FormFrame.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { NativeSelect } from "../../../ui/forms/NativeSelect.tsx";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { browserCountry, countries } from "./countries.ts";

interface Props {
  /** The reason why it is asked for, or the error in the last address. */
  reason: string;
  isPending: boolean;
  onGiven: (address: Address) => void;
}

/** Asks where the player lives, before the payment: the tax depends on it. */
export function TaxAddress({ reason, isPending, onGiven }: Props) {
  const [country, setCountry] = useState(browserCountry);
  const [postalCode, setPostalCode] = useState("");
  const [isWrong, setWrong] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    const given = postalCode.trim();
    const isCode = /^[\dA-Za-z -]{0,12}$/.test(given);
    setWrong(!isCode);
    if (isCode) onGiven({ country, postalCode: given });
  };
  return (
    <FormFrame aria-label="Your address" noValidate onSubmit={onSubmit}>
      <FormMessage>{reason}</FormMessage>
      <NativeSelect
        label="Country"
        value={country}
        onChange={setCountry}
        groups={[{ label: "Countries", options: countries() }]}
      />
      <Field
        label="Postal code"
        help="Leave it empty if your country has none."
        {...(isWrong && { error: "A postal code consists of letters and digits." })}
      >
        {(ids) => (
          <TextInput
            {...ids}
            value={postalCode}
            onChange={({ target }) => setPostalCode(target.value)}
            autoComplete="postal-code"
          />
        )}
      </Field>
      <SubmitButton isPending={isPending} pendingLabel="Checking">
        Continue
      </SubmitButton>
    </FormFrame>
  );
}
