import { isCommonPassword } from "@wordlehint/runtime/common-passwords";

/** Returns the fault of a new password in the form that is hashed, as a text for the editor; undefined if it has none. */
export function faultOfPassword(typed: string, email: string): string | undefined {
  const password = typed.normalize("NFKC");
  if (password.length < 12) return "The password must have at least 12 characters.";
  if (password.length > 128) return "The password must have at most 128 characters.";
  if (isCommonPassword(password))
    return "This is one of the passwords that are guessed first. Choose another one, for example four random words.";
  const [name = ""] = email.split("@", 1);
  if (name.length >= 4 && password.toLowerCase().includes(name.toLowerCase()))
    return "The password must not contain your email address.";
  return undefined;
}

const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

/** Generates a password of 99 bits that is easy to type, without characters that look alike. */
export function newPassword(randomBytes: (size: number) => Uint8Array): string {
  let text = "";
  while (text.length < groups * groupLength) {
    // Bytes of 248 and more would make the first characters of the alphabet more frequent.
    for (const byte of randomBytes(32)) if (byte < 248) text += letters[byte % letters.length] ?? "";
  }
  const group = (index: number) => text.slice(index * groupLength, (index + 1) * groupLength);
  return Array.from({ length: groups }, (_, index) => group(index)).join("-");
}
