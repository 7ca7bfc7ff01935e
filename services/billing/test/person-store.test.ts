import { day } from "../src/domain/provider-subscription.fixture.ts";
import { createPersonStore } from "../src/store/person-store.ts";
import { openTestRuntime } from "./support/open-test-runtime.ts";

const runtime = openTestRuntime();
let now = day(0);
const persons = createPersonStore(runtime.mongo.connection, "a key of tests", () => now);
beforeAll(() => runtime.ready);
afterAll(() => runtime.close());
beforeEach(() => {
  now = day(0);
});

let people = 0;
const someone = () => `person${people++}@example.org`;

it("knows a person by the mailbox or by any of the cards, until a year after", async () => {
  const [email, card, otherCard] = [someone(), persons.cardKeyOf("card 1"), persons.cardKeyOf("card 2")];
  expect(await persons.claim("withdrawal", { email, cardKeys: [card] }, "sub_1")).toBe(true);
  const tagged = email.replace("@", "+again@");
  for (const known of [{ email: tagged }, { email: someone(), cardKeys: [otherCard, card] }]) {
    expect(await persons.hasHad("withdrawal", known)).toBe(true);
    expect(await persons.claim("withdrawal", known, "sub_2")).toBe(false);
  }
  expect(await persons.hasHad("premium", { email })).toBe(false);
  expect(await persons.hasHad("withdrawal", { email: someone() })).toBe(false);
  now = day(365.1);
  expect(await persons.hasHad("withdrawal", { email })).toBe(false);
  expect(await persons.claim("withdrawal", { email, cardKeys: [card] }, "sub_3")).toBe(true);
});

it("says the same again of the same subscription", async () => {
  const person = { email: someone() };
  await persons.claim("premium", person, "sub_1");
  now = day(1);
  expect(await persons.claim("premium", person, "sub_1")).toBe(true);
  expect(await persons.hasHad("premium", person, "sub_1")).toBe(false);
});

it("has one of two accounts with the same card be the first, when both ask at once", async () => {
  const cardKeys = [persons.cardKeyOf("shared")];
  const claims = ["sub_1", "sub_2", "sub_3"].map((id) =>
    persons.claim("premium", { email: someone(), cardKeys }, id),
  );
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
});

it("stores no address and no card, and lists what it remembers of a person", async () => {
  const person = { email: someone(), cardKeys: [persons.cardKeyOf("fingerprint")] };
  await persons.claim("withdrawal", person, "sub_9");
  const stored = await runtime.mongo.connection
    .collection("persons")
    .find({ subscriptionId: "sub_9" })
    .toArray();
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored)).not.toMatch(/example\.org|fingerprint/);
  const remembered = { what: "withdrawal", subscriptionId: "sub_9", at: day(0), endsAt: day(365) };
  expect(await persons.list(person)).toEqual([remembered, remembered]);
});
