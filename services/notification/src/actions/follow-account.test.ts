import { followNewAddress, forgetPerson } from "./follow-account.ts";

type Forgetting = Parameters<typeof forgetPerson>[0];

const [email, previousEmail] = ["Ada@new.example", "ada@old.example"];
const subscriber = { id: "1", emailKey: "ada@old.example" };

/** Returns what happens to the subscription of an account, or of its address. */
function start({ ofAccount, ofAddress, isFree = true }: Record<string, unknown>) {
  const done: unknown[] = [];
  const context = {
    subscribers: {
      findByUserId: (userId: string) => Promise.resolve(userId === "ada" ? ofAccount : undefined),
      findByEmailKey: (key: string) => Promise.resolve(key === "ada@old.example" ? ofAddress : undefined),
      changeEmail: (id: string, change: object) => {
        if (isFree) done.push(["moved", id, change]);
        return Promise.resolve(isFree);
      },
      remove: (id: string) => Promise.resolve(done.push(["removed", id])),
    },
    deliveries: { cancelOfSubscriber: () => Promise.resolve(), removeOf: () => Promise.resolve() },
    erased: { add: () => Promise.resolve() },
    now: () => new Date("2026-11-21T12:00:00Z"),
  } as unknown as Forgetting;
  return { done, context };
}
const moved = ["moved", "1", { email, emailKey: "ada@new.example", userId: "ada" }];

it.each([
  ["of the account", { ofAccount: subscriber }, [moved]],
  ["of its confirmed address", { ofAddress: subscriber }, [moved]],
  [
    "of the account, for another address",
    { ofAccount: { ...subscriber, emailKey: "other@example.org" } },
    [],
  ],
  [
    "whose new address somebody has subscribed already",
    { ofAccount: subscriber, isFree: false },
    [["removed", "1"]],
  ],
  ["that nobody has", {}, []],
])("an account's new address: the subscription %s", async (_name, state, expected) => {
  const { done, context } = start(state);
  await followNewAddress(context, { userId: "ada", email, previousEmail, previousVerified: true });
  expect(done).toEqual(expected);
});

it.each([
  ["of the account, whatever its address is", { ofAccount: { id: "1", emailKey: "other@example.org" } }],
  ["of the account's confirmed address", { ofAddress: subscriber }],
])("ends the subscription %s, because the account is deleted", async (_name, state) => {
  const { done, context } = start(state);
  await forgetPerson(context, { userId: "ada", email: previousEmail, emailVerified: true });
  expect(done).toEqual([["removed", "1"]]);
});

describe.each([[undefined], [false]])("of an account whose address was confirmed: %s", (isConfirmed) => {
  const deleted = { userId: "ada", email: previousEmail, emailVerified: isConfirmed };
  const changed = { userId: "ada", email, previousEmail, previousVerified: isConfirmed };

  it("the subscription of somebody who has the address neither ends with the account nor moves with it", async () => {
    const { done, context } = start({ ofAddress: subscriber });
    await followNewAddress(context, changed);
    await forgetPerson(context, deleted);
    expect(done).toEqual([]);
  });

  it("the account's own subscription does both", async () => {
    const { done, context } = start({ ofAccount: subscriber });
    await followNewAddress(context, changed);
    await forgetPerson(context, deleted);
    expect(done).toEqual([moved, ["removed", "1"]]);
  });
});
