import type { AddressObject } from "mailparser";

/** An address as Mailpit's API describes it. */
export type MailAddress = { Name: string; Address: string };

/** The addresses of a header line, those of a group one by one. */
export function addressesIn(header: AddressObject | AddressObject[] | undefined): MailAddress[] {
  const headers = header === undefined ? [] : [header].flat();
  return headers
    .flatMap(({ value }) => value)
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address = "" }) => ({ Name: name, Address: address }));
}
