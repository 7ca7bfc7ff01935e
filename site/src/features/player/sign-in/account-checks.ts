import {
  forgotPasswordSchema,
  loginSchema,
  registrationSchema,
  resetPasswordSchema,
} from "@wordlehint/contracts";
import { checkWith } from "../../../ui/forms/form-faults.ts";

// With the schemas' library, which the pages load only when they are shown.

export const checkLogin = checkWith(loginSchema);
export const checkRegistration = checkWith(registrationSchema);
export const checkForgotPassword = checkWith(forgotPasswordSchema);

const checkReset = checkWith(resetPasswordSchema);

/** Checks the new password alone: the token comes from a link, and the API says what is wrong with it. */
export const checkNewPassword: typeof checkReset = (values) =>
  checkReset(values).filter(({ path }) => path === "password");
