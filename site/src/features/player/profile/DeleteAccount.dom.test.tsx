import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { selectSessionStatus } from "../../../state/session-slice.ts";
import { button, player, refusal, showProfile, token } from "./profile.fixture.tsx";

const path = "DELETE /api/user";
const passwordField = () => screen.getByLabelText("Your password");
const box = () => screen.getByRole("checkbox", { name: "Delete my account for good" });
const deleted = () => new Response(null, { status: 204 });

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

async function openDeletion(respond: () => Response | Promise<Response> = deleted, user = player) {
  const shown = showProfile({ [path]: respond }, user);
  await shown.open("Delete account");
  return shown;
}

it.each([true, false])(
  "What is lost is said; for a subscriber Premium, too, and which invoices are kept: %j",
  async (isSubscribed) => {
    await openDeletion(deleted, { ...player, isSubscribed });
    expect(screen.getByText("This can't be undone. You lose:")).toBeVisible();
    expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("the account of player@example.org");
    expect(screen.queryAllByText("Premium, which ends at once")).toHaveLength(isSubscribed ? 1 : 0);
    expect(screen.queryAllByText(/The law has us keep the invoices/)).toHaveLength(isSubscribed ? 1 : 0);
  },
);

it("A player whose Premium has ended is told of the invoices as well", async () => {
  const ended = { status: "cancelled", currentPeriodEnd: null, cancelAtPeriodEnd: false } as const;
  await openDeletion(deleted, { ...player, isSubscribed: false, subscription: ended });
  expect(screen.getByText(/The law has us keep the invoices.*trace of your address and cards/)).toBeVisible();
});

it.each(["by Enter", "by the button"])(
  "A filled-in password alone deletes nothing, %s: the box takes the focus and says why",
  async (way) => {
    const { changes, user } = await openDeletion();
    await user.type(passwordField(), "Old1word");
    if (way === "by Enter") await user.keyboard("{Enter}");
    else await user.click(button("Delete account"));
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription("Tick this to delete your account.");
    expect(box()).toBeInvalid();
    expect(changes()).toEqual([]);
    await user.click(box());
    expect(box()).toHaveAccessibleDescription("");
  },
);

it("A deleted account is signed out here, and the home page says that it is gone", async () => {
  const led = jest.spyOn(window as unknown as { ___navigate: (to: string) => void }, "___navigate");
  const { sent, store, toast, user } = await openDeletion();
  await user.type(passwordField(), "Old1word");
  await user.click(box());
  await user.dblClick(button("Delete account"));
  await waitFor(() => expect(selectSessionStatus(store.getState())).toBe("signed-out"));
  const requests = sent.filter(({ method }) => method === "DELETE");
  expect(requests.map(({ path: sentTo, body }) => [sentTo, body])).toEqual([
    ["/api/user", { password: "Old1word" }],
  ]);
  expect(localStorage.getItem("token")).toBeNull();
  expect(toast()).toMatchObject({ title: "Account deleted" });
  expect(led.mock.calls.map(([to]) => to)).toEqual(["/"]);
});

it.each([
  [403, "The password is wrong."],
  [503, "Out of order."],
])("After a %i the account stays, and so does what was typed", async (status, message) => {
  const { user } = await openDeletion(() => refusal(status, message));
  await user.type(passwordField(), "Old1word");
  await user.click(box());
  await user.click(button("Delete account"));
  expect(await screen.findByText(message)).toBeVisible();
  expect(passwordField()).toHaveValue("Old1word");
  expect(box()).toBeChecked();
  expect(localStorage.getItem("token")).toBe(token);
});
