import type { MailAddress } from "../mail/parse-mail.ts";

/** Returns a time in this machine's time zone. */
export function formatTime(time: Date): string {
  return time.toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
}

export function formatAddresses(addresses: readonly MailAddress[]): string {
  return addresses.map(({ Name, Address }) => (Name === "" ? Address : `${Name} <${Address}>`)).join(", ");
}

export function formatSize(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`;
}
