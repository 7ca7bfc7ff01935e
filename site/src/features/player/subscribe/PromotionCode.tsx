import styled from "@emotion/styled";
import { useState, type SubmitEvent } from "react";
import { space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";

interface Props {
  /** The code that the payment is less by. */
  code: string | null;
  fault: string | null;
  isPending: boolean;
  /** Called with a code, or with null to go without. */
  onChange: (code: string | null) => void;
}

/** Takes a promotion code, which the API checks, or shows the one that was taken. */
export function PromotionCode({ code, fault, isPending, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  if (code !== null)
    return (
      <Row>
        <p>
          Promotion code <strong>{code}</strong>
        </p>
        <Button type="button" disabled={isPending} onClick={() => onChange(null)}>
          Remove
        </Button>
      </Row>
    );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = typed.trim();
    const isCode = /^[\w-]{1,100}$/.test(given);
    setWrong(!isCode);
    if (isCode) onChange(given);
  };
  const error = isWrong ? "A code consists of letters and digits." : fault;
  return (
    <form aria-label="Promotion code" noValidate onSubmit={onSubmit}>
      <Field label="Promotion code" {...(error !== null && { error })}>
        {(ids) => (
          <Row>
            <TextInput
              {...ids}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <PendingButton type="submit" isPending={isPending} pendingLabel="Checking">
              Apply
            </PendingButton>
          </Row>
        )}
      </Field>
    </form>
  );
}

const Row = styled.div({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  "& > p, & > input": { flex: "1 1 auto", minWidth: 0, overflowWrap: "anywhere" },
  "& > button": { flex: "none" },
});
