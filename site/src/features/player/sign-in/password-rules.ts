/** What a new password needs, before anything is wrong with it. */
export const passwordRules =
  "At least 8 characters, with an uppercase letter, a lowercase letter and a number.";
