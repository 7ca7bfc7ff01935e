import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { selectToast } from "../../../state/toast-slice.ts";
import { ResetPassword } from "./ResetPassword.tsx";

const path = "POST /api/auth/reset-password";
const field = () => screen.getByLabelText("New Password");

function open(query: string, responses: Parameters<typeof fakeApi>[0] = {}) {
  history.replaceState(null, "", `/reset-password${query}`);
  const sent = fakeApi(responses);
  const shown = show(<ResetPassword />);
  return { ...shown, sent, toast: () => selectToast(shown.store.getState()) };
}

async function choose(shown: ReturnType<typeof open>, password: string) {
  await shown.user.type(field(), `${password}{Enter}`);
}

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

describe("The page of a link for a new password", () => {
  it.each(["", "?token="])(
    "at /reset-password%s says that the link is invalid, and leads to the login",
    (query) => {
      open(query);
      expect(screen.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
      expect(screen.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/auth");
      expect(screen.queryByLabelText("New Password")).toBeNull();
    },
  );

  it("sends token and password, ends the session of this browser, and leads to the login", async () => {
    localStorage.setItem("token", "an.old.token");
    const shown = open("?token=s3cret", { [path]: () => new Response(null, { status: 204 }) });
    expect(location.search).toBe("");
    const led = jest.spyOn(window as unknown as { ___navigate: (...to: unknown[]) => void }, "___navigate");
    await choose(shown, "Riddle42x");
    await waitFor(() =>
      expect(shown.toast()).toMatchObject({
        title: "Success",
        description: "Password reset successfully. Please log in.",
      }),
    );
    expect(shown.sent.map(({ body }) => body)).toEqual([{ token: "s3cret", password: "Riddle42x" }]);
    expect(led.mock.calls).toEqual([["/auth", { replace: true }]]);
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("joins what the API finds wrong in the toast", async () => {
    const errors = [
      { path: "password", message: "Too common." },
      { path: "token", message: "This link is invalid or has expired. Ask for a new one." },
    ];
    const shown = open("?token=s3cret", {
      [path]: () => Response.json({ message: errors[1]?.message, errors }, { status: 400 }),
    });
    await choose(shown, "Riddle42x");
    await waitFor(() =>
      expect(shown.toast()).toMatchObject({
        title: "Error",
        description: "Too common. This link is invalid or has expired. Ask for a new one.",
        kind: "danger",
      }),
    );
    expect(field()).toHaveAccessibleDescription(expect.stringContaining("Too common."));
    expect(screen.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/auth");
  });

  it("says that it failed where the API names no errors, and why beside the form; the password stays", async () => {
    const shown = open("?token=s3cret", {
      [path]: () => Response.json({ message: "Please try again shortly." }, { status: 503 }),
    });
    await choose(shown, "Riddle42x");
    await waitFor(() =>
      expect(shown.toast()).toMatchObject({ title: "Error", description: "Failed to reset password" }),
    );
    expect(screen.getByText("Please try again shortly.")).toBeVisible();
    expect(field()).toHaveValue("Riddle42x");
  });
});
