/** How a password must be, in words for the one who chooses it; undefined when it is good. */
export function faultOfPassword(password: string): string | undefined {
  if (password.length < 12) return "The password must have at least 12 characters.";
  if (password.length > 128) return "The password must have at most 128 characters.";
  return undefined;
}

/** E-mail addresses that differ in capitals and surrounding spaces only are one. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase().slice(0, 254);

export const isEmail = (text: string): boolean =>
  /^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(text) && text.length <= 254;

const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

/** A password that is easy to type, with nothing that looks like something else: 99 bits. */
export function newPassword(randomBytes: (size: number) => Uint8Array): string {
  let text = "";
  while (text.length < groups * groupLength) {
    // Bytes beyond the last whole multiple of the alphabet would favour its beginning.
    for (const byte of randomBytes(32)) if (byte < 248) text += letters[byte % letters.length] ?? "";
  }
  const group = (index: number) => text.slice(index * groupLength, (index + 1) * groupLength);
  return Array.from({ length: groups }, (_, index) => group(index)).join("-");
}
