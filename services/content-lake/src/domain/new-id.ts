const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const length = 22;

/** An id of 22 letters and digits, made of random bytes. */
export function newId(randomBytes: (size: number) => Uint8Array): string {
  let id = "";
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes beyond the last whole multiple of the alphabet would favour its beginning.
      if (byte < 248 && id.length < length) id += alphabet[byte % alphabet.length] ?? "";
    }
  }
  return id;
}
