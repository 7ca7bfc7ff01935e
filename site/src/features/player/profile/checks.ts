import { changeEmailSchema, changePasswordSchema, deleteAccountSchema } from "@wordlehint/contracts";
import { checkWith, type Fault } from "../../../ui/forms/form-faults.ts";

type Values = Readonly<Record<string, string>>;

/** The checks of the profile's forms. They bring zod, and load when the first form is shown. */
export const checkPasswordChange = alsoGiven("currentPassword", checkWith(changePasswordSchema));
export const checkEmailChange = alsoGiven("password", checkWith(changeEmailSchema));
export const checkDeletion = alsoGiven("password", checkWith(deleteAccountSchema));

/** The API takes any string for the account's password, and an empty one is never right. */
function alsoGiven(name: string, check: (values: Values) => readonly Fault[]) {
  return (values: Values): readonly Fault[] => [
    ...(values[name] === "" ? [{ path: name, message: "Enter your password" }] : []),
    ...check(values),
  ];
}
