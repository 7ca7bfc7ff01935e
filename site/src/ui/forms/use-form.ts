import { useEffect, useRef, useState, type InputEvent, type RefObject, type SubmitEvent } from "react";
import { fieldErrors, type Fault, type FieldErrors } from "./form-faults.ts";

type Check = (values: Readonly<Record<string, string>>) => readonly Fault[];

interface Options<Name extends string> {
  /** The `name` of every field, in the form's order; the same list at every render. */
  names: readonly Name[];
  /** Loads the check of the values, which may be large; the same function at every render. If it fails, the API alone checks. */
  loadCheck: () => Promise<Check>;
  /** Called when the form is submitted, before it is checked: what was said of the last attempt no longer holds. */
  onAttempt: () => void;
  /** Called when the player changes something: what was said of other values no longer holds. */
  onEdit?: () => void;
  /** Sends valid values. Returns what the API finds wrong with single fields, if anything. */
  send: (values: Readonly<Record<Name, string>>) => Promise<readonly Fault[]>;
}

interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  noValidate: true;
  /** Keeps the values out of the address if the browser submits the form without scripts. */
  method: "post";
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
}

interface FormState<Name extends string> {
  /** Spread on the form. Its fields are uncontrolled: what was typed stays, whatever happens. */
  form: FormProps;
  /** Spread on a field: its name, and the messages to show beside it. */
  field: (name: Name) => { name: Name; errors: readonly string[] };
  isPending: boolean;
  /** Reads a field as it is now. */
  read: (name: Name) => string;
  /** Shows faults beside their fields, and focuses the first of these. */
  refuse: (faults: readonly Fault[]) => void;
}

/**
 * A form that is checked when it is submitted. From then on, each field with an error is checked as it changes, until it
 * is right; a field without one isn't while somebody types in it. A refused form focuses its first invalid field. While it is being sent, it can't be sent again.
 */
export function useForm<Name extends string>({
  names,
  loadCheck,
  onAttempt,
  onEdit,
  send,
}: Options<Name>): FormState<Name> {
  const ref = useRef<HTMLFormElement>(null);
  const check = useRef<Check | null>(null);
  const isBusy = useRef(false);
  /** The errors shown are those of the check, which can take them back, and not those of the API. */
  const isOwnCheck = useRef(true);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  /** A new object for every refusal, so that each of them moves the focus. */
  const [refused, setRefused] = useState<FieldErrors<Name> | null>(null);

  useEffect(() => {
    loadCheck().then(
      (loaded) => (check.current = loaded),
      () => undefined,
    );
  }, [loadCheck]);

  useEffect(() => {
    const first = refused && names.find((name) => refused[name]);
    if (first) fieldOf(ref.current, first)?.focus();
  }, [refused, names]);

  function refuse(faults: readonly Fault[]): void {
    isOwnCheck.current = true;
    const found = fieldErrors(faults, names);
    setErrors(found);
    setRefused(found);
  }

  async function submit(): Promise<void> {
    const values = valuesOf(ref.current, names);
    if (!check.current) {
      setPending(true);
      check.current = await loadCheck().catch(() => null);
    }
    const faults = check.current?.(values) ?? [];
    if (faults.length > 0) {
      refuse(faults);
      return;
    }
    setPending(true);
    refuse(await send(values));
    isOwnCheck.current = false;
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    onAttempt();
    void submit().finally(() => {
      isBusy.current = false;
      setPending(false);
    });
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>): void => {
    const name = names.find((each) => isTextField(target) && target.name === each);
    if (name === undefined) return;
    onEdit?.();
    if (!errors[name]) return;
    const faults = isOwnCheck.current ? (check.current?.(valuesOf(ref.current, names)) ?? []) : [];
    setErrors((before) => ({ ...before, [name]: fieldErrors(faults, [name])[name] }));
  };

  return {
    form: { ref, noValidate: true, method: "post", onSubmit, onInput },
    field: (name) => ({ name, errors: errors[name] ?? [] }),
    isPending,
    read: (name) => fieldOf(ref.current, name)?.value ?? "",
    refuse,
  };
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: unknown): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function fieldOf(form: HTMLFormElement | null, name: string): TextField | null {
  const field = form?.elements.namedItem(name);
  return isTextField(field) ? field : null;
}

function valuesOf<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? ""])) as Record<
    Name,
    string
  >;
}
