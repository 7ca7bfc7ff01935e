/** The rules for a new password, shown from the start. */
export const passwordRules =
  "At least 8 characters, with an uppercase letter, a lowercase letter and a number.";
