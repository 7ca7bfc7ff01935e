import {
  kindsWithButton,
  mailKinds,
  mailVariables,
  unknownMailVariables,
  type MailKind,
} from "@wordlehint/contracts";

/** Returns the kind that a document names, or undefined while none is chosen. */
export function kindOf(value: unknown): MailKind | undefined {
  return mailKinds.find((kind) => kind === value);
}

/** Returns whether the mail of a kind has a button. */
export function hasButton(kind: MailKind | undefined): boolean {
  return kind !== undefined && kindsWithButton.includes(kind);
}

/** Says why a part of a kind's text can't be used, as a message for the editor, or null. */
export function mailTextProblem(kind: MailKind, text: string): string | null {
  const [unknown] = unknownMailVariables(kind, text);
  if (unknown !== undefined) {
    const known = Object.keys(mailVariables[kind]).map((name) => `{{${name}}}`);
    return `This email has no variable {{${unknown}}}. It has ${known.join(", ")}.`;
  }
  if (/\{\{|\}\}/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, "")))
    return "Close every variable with the braces that it was opened with, such as {{product}}.";
  return null;
}
