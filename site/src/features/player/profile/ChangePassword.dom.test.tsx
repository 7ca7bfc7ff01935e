import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { selectToken, selectUser } from "../../../state/session-slice.ts";
import { button, player, refusal, showProfile, token } from "./profile.fixture.tsx";

const path = "POST /api/auth/change-password";
const currentField = () => screen.getByLabelText("Current password");
const newField = () => screen.getByLabelText("New password");
const changed = () => Response.json({ token: "a.newer.token", user: player });

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

/** Opens the form and fills it in. */
async function fillIn(respond: () => Response | Promise<Response>, current = "Old1word", next = "New1words") {
  const shown = showProfile({ [path]: respond });
  await shown.open("Change password");
  if (current) await shown.user.type(currentField(), current);
  if (next) await shown.user.type(newField(), next);
  return shown;
}

it("A changed password is said, and its token replaces the stored one without a moment signed out", async () => {
  const { sent, store, toast, user } = await fillIn(changed);
  const users: unknown[] = [];
  store.subscribe(() => users.push(selectUser(store.getState())));
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Profile" })).toBeVisible();
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
    currentPassword: "Old1word",
    newPassword: "New1words",
  });
  expect(localStorage.getItem("token")).toBe("a.newer.token");
  expect(selectToken(store.getState())).toBe("a.newer.token");
  expect(users).not.toContain(null);
  expect(toast()).toMatchObject({ title: "Password changed" });
  expect(button("Change password")).toHaveFocus();
});

it("A wrong current password is said beside its field, signs nobody out, and nothing typed is lost", async () => {
  const { user } = await fillIn(() => refusal(403, "The password is wrong."));
  await user.click(button("Change password"));
  await waitFor(() => expect(currentField()).toHaveAccessibleDescription("The password is wrong."));
  expect(currentField()).toHaveFocus();
  expect(currentField()).toHaveValue("Old1word");
  expect(newField()).toHaveValue("New1words");
  expect(localStorage.getItem("token")).toBe(token);
});

it.each([
  ["Old1word", "short", "Password must be at least 8 characters"],
  ["Old1word", "longenough1", "Password must contain at least one uppercase letter"],
  ["", "New1words", "Enter your password"],
])("The passwords %j and %j are refused without a request", async (current, next, text) => {
  const { changes, user } = await fillIn(changed, current, next);
  await user.click(button("Change password"));
  expect(await screen.findByText(text)).toBeVisible();
  expect(changes()).toEqual([]);
});

it("A failure after the view was left is said in a toast", async () => {
  const response = Promise.withResolvers<Response>();
  const { toast, user } = await fillIn(() => response.promise);
  await user.keyboard("{Enter}");
  await screen.findByRole("button", { name: "Changing" });
  await user.click(button("Back"));
  response.resolve(refusal(403, "The password is wrong."));
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: "Your password wasn't changed",
      description: "The password is wrong.",
      kind: "danger",
    }),
  );
});
