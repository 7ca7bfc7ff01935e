import {
  changePasswordSchema,
  newPasswordSchema,
  registrationSchema,
  resetPasswordSchema,
} from "@wordlehint/contracts";
import { isCommonPassword } from "@wordlehint/runtime/common-passwords";
import * as z from "zod/mini";

/** The refusal of a password that holds the name of the email address. */
export const nameInPassword = "Password must not contain your email address";

const minLength = 8;

/** A password that somebody chooses: by the contract's rules, and none of the most common ones. */
const chosenPasswordSchema = newPasswordSchema.check(
  // One that is too short has a fault already.
  z.refine((password) => password.length < minLength || !isCommonPassword(password), {
    error: "This is one of the passwords that are guessed first. Choose another one.",
  }),
);

/** Body of a registration, with all rules for passwords. */
export const newAccountSchema = z
  .object({ ...registrationSchema.shape, password: chosenPasswordSchema })
  .check(
    z.refine(({ email, password }) => !holdsNameOf(email, password), {
      error: nameInPassword,
      path: ["password"],
    }),
  );

/** Body of a password reset. */
export const newResetSchema = z.object({ ...resetPasswordSchema.shape, password: chosenPasswordSchema });

/** Body of a password change. */
export const passwordChangeSchema = z.object({
  ...changePasswordSchema.shape,
  newPassword: chosenPasswordSchema,
});

const minNameLength = 4;

/** Returns whether a password contains the local part of an email address. One of fewer than four characters is ignored. */
export function holdsNameOf(email: string, password: string): boolean {
  const [name = ""] = email.toLowerCase().split("@", 1);
  return name.length >= minNameLength && password.toLowerCase().includes(name);
}
