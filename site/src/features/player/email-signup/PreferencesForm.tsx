import type { PreferencesChange } from "@wordlehint/contracts";
import { useRef, useState, type SubmitEvent } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { useChangeEmailPreferencesMutation, type Reader } from "../../../state/email-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { DayTiles } from "../../../ui/forms/DayTiles.tsx";
import { fieldErrors, type FieldErrors } from "../../../ui/forms/form-faults.ts";
import { FormFrame } from "../../../ui/forms/FormFrame.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { RadioGroup } from "../../../ui/forms/RadioGroup.tsx";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { ZoneField } from "./ZoneField.tsx";

interface Props {
  reader: Reader;
  chosen: PreferencesChange;
}

const names = ["help", "days", "timeZone"] as const;

const helpOptions = [
  { value: "riddle", label: "The riddle only" },
  { value: "hints", label: "The riddle and three hints, from vague to strong" },
] as const;

/** Form for the daily email's level of help, days and time zone. */
export function PreferencesForm({ reader, chosen: { help, days, timeZone } }: Props) {
  const dispatch = useAppDispatch();
  const [change] = useChangeEmailPreferencesMutation();
  const [choice, setChoice] = useState<PreferencesChange>({ help, days, timeZone });
  const [errors, setErrors] = useState<FieldErrors<(typeof names)[number]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function choose(part: Partial<PreferencesChange>): void {
    setChoice((before) => ({ ...before, ...part }));
    if (part.days) setErrors({});
  }

  async function save(): Promise<void> {
    setFailure(null);
    if (choice.days.length === 0) {
      setErrors({ days: ["Choose at least one day of the week"] });
      form.current?.querySelector<HTMLElement>("[name=days]")?.focus();
      return;
    }
    setErrors({});
    setPending(true);
    const { data, error } = await change({ reader, change: choice });
    setPending(false);
    if (data) {
      dispatch(toastShown({ title: "Preferences saved", description: "They hold from the next email on." }));
      return;
    }
    const faults = "errors" in error ? (error.errors ?? []) : [];
    const found = fieldErrors(
      // A single day that the API refuses is a fault of the list.
      faults.map(({ path, message }) => ({ path: path.split(".")[0] ?? path, message })),
      names,
    );
    setErrors(found);
    const isSaid = Object.keys(found).length > 0;
    const description = failureWords(error);
    if (!isSaid) setFailure(description);
    dispatch(
      toastShown({
        title: "Your preferences weren't saved",
        ...(!isSaid && { description }),
        kind: "danger",
      }),
    );
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isPending) void save();
  };

  return (
    <FormFrame ref={form} noValidate method="post" onSubmit={onSubmit} aria-label="Preferences">
      <RadioGroup
        label="What an email holds"
        value={choice.help}
        options={helpOptions}
        onChange={(next) => choose({ help: next })}
      />
      <DayTiles
        days={choice.days}
        onChange={(next) => choose({ days: next })}
        error={errors.days?.join(" ")}
      />
      <ZoneField
        first={timeZone}
        value={choice.timeZone}
        onChange={(next) => choose({ timeZone: next })}
        error={errors.timeZone?.join(" ")}
      />
      {failure && <FormMessage kind="danger">{failure}</FormMessage>}
      <SubmitButton isPending={isPending} pendingLabel="Saving">
        Save preferences
      </SubmitButton>
    </FormFrame>
  );
}
