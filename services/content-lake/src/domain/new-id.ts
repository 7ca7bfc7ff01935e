const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const length = 22;

/** Makes an id of 22 letters and digits from random bytes. */
export function newId(randomBytes: (size: number) => Uint8Array): string {
  let id = "";
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes of 248 and more would make the first characters of the alphabet more frequent.
      if (byte < 248 && id.length < length) id += alphabet[byte % alphabet.length] ?? "";
    }
  }
  return id;
}
