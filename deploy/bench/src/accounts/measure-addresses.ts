import { median } from "../median.ts";
import { emailOf } from "./players.ts";
import { send } from "./send.ts";

/** The median times of known and unknown addresses, in milliseconds. */
export type AddressTimes = { route: string; known: number; unknown: number; count: number };

const routes = [
  { route: "/api/auth/login", fields: { password: "Another-Otter-72" }, status: 401 },
  { route: "/api/auth/forgot-password", fields: {}, status: 202 },
];

/** Times so many known addresses against as many unknown ones, alternately, one at a time. */
export async function measureAddresses(url: string, count: number): Promise<AddressTimes[]> {
  const results: AddressTimes[] = [];
  for (const { route, fields, status: expected } of routes) {
    const time = async (email: string) => {
      const { status, ms } = await send(url + route, { body: { email, ...fields } });
      if (status !== expected) throw new Error(`${route}: status ${status}`);
      return ms;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let number = 0; number < count; number++) {
      const addresses = [
        [emailOf(number), known],
        [`nobody-${number}@example.org`, unknown],
      ] as const;
      // Each kind is first as often as the other.
      for (const [email, times] of number % 2 === 0 ? addresses : addresses.toReversed())
        times.push(await time(email));
    }
    results.push({ route, known: median(known), unknown: median(unknown), count });
  }
  return results;
}
