import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { button, player, refusal, showProfile } from "./profile.fixture.tsx";

const path = "POST /api/auth/change-email";
const emailField = () => screen.getByLabelText("New email");
const passwordField = () => screen.getByLabelText("Your password");

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

/** Opens the form and fills it in. */
async function fillIn(
  responses: Parameters<typeof showProfile>[0],
  email = "new@example.org",
  password = "Old1word",
) {
  const shown = showProfile(responses);
  await shown.open("Change email");
  if (email) await shown.user.type(emailField(), email);
  if (password) await shown.user.type(passwordField(), password);
  return shown;
}

it("A change of the address is asked for with the password, said, and shown as pending", async () => {
  let pending: object | null = null;
  const { sent, toast, user } = await fillIn({
    "GET /api/auth/email-status": () => Response.json({ email: player.email, verifiedAt: null, pending }),
    [path]: () => {
      pending = { email: "new@example.org", expiresAt: new Date(2026, 10, 23, 21, 50).toISOString() };
      return new Response(null, { status: 202 });
    },
  });
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Profile" })).toBeVisible();
  expect(await screen.findByText("new@example.org")).toBeVisible();
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
    email: "new@example.org",
    password: "Old1word",
  });
  expect(toast()).toMatchObject({
    title: "Link sent",
    description: "Open it in the inbox of new@example.org.",
  });
});

it.each([
  ["no-address", "Old1word", "Invalid email address"],
  ["new@example.org", "", "Enter your password"],
])("The address %j and the password %j are refused without a request", async (email, password, text) => {
  const { changes, user } = await fillIn({}, email, password);
  await user.click(button("Send the link"));
  expect(await screen.findByText(text)).toBeVisible();
  expect(changes()).toEqual([]);
});

it.each([
  [refusal(403, "The password is wrong."), passwordField],
  [refusal(400, "Refused", { errors: [{ path: "email", message: "Refused" }] }), emailField],
])(
  "What the API finds wrong is said beside its field, and nothing typed is lost",
  async (response, field) => {
    const { user } = await fillIn({ [path]: () => response });
    await user.click(button("Send the link"));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/The password is wrong\.|Refused/));
    expect(field()).toHaveFocus();
    expect(emailField()).toHaveValue("new@example.org");
    expect(passwordField()).toHaveValue("Old1word");
  },
);
