import type { SigningKey } from "../domain/signing-key.ts";
import { rotateSigningKeys } from "./rotate-signing-keys.ts";

type Rotating = Parameters<typeof rotateSigningKeys>[0];

const now = new Date("2026-11-22T12:00:00Z");
const inTenMinutes = new Date("2026-11-22T12:10:00Z");
const first = { id: "key 1", sequence: 1, signsFrom: new Date("2026-11-01T00:00:00Z") };

/** A store with one key, in which somebody else announces the next one while `others` is more than 0. */
function keysWith({ others }: { others: number }) {
  let keys: SigningKey[] = [first];
  const steps: string[] = [];
  const make = (key: Pick<SigningKey, "sequence" | "signsFrom">) => {
    const id = `key ${key.sequence}`;
    const isLate = others-- > 0;
    keys.push({ ...key, id, ...(isLate && { signsFrom: inTenMinutes }) });
    steps.push(`make ${isLate ? "no " : ""}${id}`);
    return Promise.resolve(isLate ? undefined : id);
  };
  const remove = (ids: readonly string[]) => {
    keys = keys.filter(({ id }) => !ids.includes(id));
    steps.push(`remove ${ids.join(", ")}`);
    return Promise.resolve();
  };
  const signingKeys = { list: () => Promise.resolve([...keys]), make, remove };
  const context = { signingKeys, now: () => now } as unknown as Rotating;
  return { context, steps, left: () => keys };
}

it("withdraws in an emergency also a key that somebody else has announced at the same moment", async () => {
  const { context, steps, left } = keysWith({ others: 1 });
  await rotateSigningKeys(context, { emergency: true });
  expect(left()).toEqual([{ id: "key 3", sequence: 3, signsFrom: now }]);
  expect(steps).toEqual(["make no key 2", "make key 3", "remove key 1, key 2"]);
});
