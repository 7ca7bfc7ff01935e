import { jest } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { EmailField } from "./EmailField.tsx";
import type { Fault } from "./form-faults.ts";
import { FormFrame } from "./FormFrame.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { useForm } from "./use-form.ts";

type Values = Readonly<Record<"email" | "password", string>>;
type Send = (values: Values) => Promise<readonly Fault[]>;
const names = ["email", "password"] as const;

/** Every field must be at least three characters long. */
const check = (values: Readonly<Record<string, string>>): Fault[] =>
  Object.entries(values).flatMap(([path, value]) =>
    value.length < 3 ? [{ path, message: `${path} is too short` }] : [],
  );
const loadCheck = () => Promise.resolve(check);
const failToLoad = () => Promise.reject(new Error("offline"));

function Form({
  send,
  load = loadCheck,
  onAttempt = () => undefined,
}: {
  send: Send;
  load?: typeof loadCheck;
  onAttempt?: () => void;
}) {
  const { form, field, isPending } = useForm({ names, loadCheck: load, onAttempt, send });
  return (
    <FormFrame {...form}>
      <EmailField {...field("email")} autoComplete="username" />
      <PasswordField {...field("password")} autoComplete="current-password" />
      <SubmitButton isPending={isPending} pendingLabel="Sending">
        Send
      </SubmitButton>
    </FormFrame>
  );
}

const nothingWrong = () => Promise.resolve([]);
const email = () => screen.getByRole("textbox", { name: "Email" });
const password = () => screen.getByLabelText("Password");
const submit = () => screen.getByRole("button", { name: "Send" });

describe("A form", () => {
  it("says nothing while it is first filled in; submitted, it marks each invalid field and focuses the first", async () => {
    const send = jest.fn<Send>();
    const { user } = show(<Form send={send} />);
    await user.type(email(), "abc");
    await user.type(password(), "x");
    expect(screen.queryByText(/too short/)).toBeNull();
    await user.clear(email());
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription("email is too short");
    expect(password()).toHaveAccessibleDescription("password is too short");
    expect(send).not.toHaveBeenCalled();
  });

  it("takes a message back as soon as its field is right, and says nothing new until it is submitted again", async () => {
    const { user } = show(<Form send={nothingWrong} />);
    await user.click(submit());
    await screen.findByText("email is too short");
    await user.type(email(), "abc");
    expect(email()).not.toHaveAttribute("aria-invalid");
    expect(password()).toHaveAccessibleDescription("password is too short");
    await user.type(email(), "{Backspace}");
    expect(email()).not.toHaveAttribute("aria-invalid");
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveAccessibleDescription("email is too short"));
  });

  it("is sent by Enter, with what was typed, which stays", async () => {
    const send = jest.fn<Send>(nothingWrong);
    const { user } = show(<Form send={send} />);
    await user.type(email(), "abc");
    await user.type(password(), "secret{Enter}");
    await waitFor(() => expect(send).toHaveBeenCalledWith({ email: "abc", password: "secret" }));
    expect(email()).toHaveValue("abc");
    expect(password()).toHaveValue("secret");
  });

  it("is sent once, however often it is submitted, and then again", async () => {
    const response = Promise.withResolvers<Fault[]>();
    const send = jest.fn<Send>(() => response.promise);
    const { user } = show(<Form send={send} />);
    await user.type(email(), "abc");
    await user.type(password(), "secret");
    await user.dblClick(submit());
    await user.type(password(), "{Enter}");
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByText("Sending", { selector: "[role=status]" })).toBeInTheDocument();
    response.resolve([]);
    await waitFor(() => expect(submit()).not.toHaveAttribute("aria-busy"));
    await user.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it("shows what the API finds wrong beside the field, until the field changes", async () => {
    const send: Send = () => Promise.resolve([{ path: "password", message: "Too common" }]);
    const { user } = show(<Form send={send} />);
    await user.type(email(), "abc");
    await user.type(password(), "secret");
    await user.click(submit());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription("Too common");
    await user.clear(password());
    await user.type(password(), "s");
    expect(password()).not.toHaveAttribute("aria-invalid");
  });

  it("is checked by the API alone if its check can't be loaded", async () => {
    const send = jest.fn<Send>(nothingWrong);
    const { user } = show(<Form send={send} load={failToLoad} />);
    await user.click(submit());
    await waitFor(() => expect(send).toHaveBeenCalledWith({ email: "", password: "" }));
  });
});

describe("A password field", () => {
  it("shows the password when asked to, and hides it when it is sent", async () => {
    const { user } = show(<Form send={nothingWrong} />);
    expect(password()).toHaveAttribute("type", "password");
    await user.type(password(), "secret");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password()).toHaveAttribute("type", "text");
    expect(password()).toHaveValue("secret");
    await user.click(submit());
    await waitFor(() => expect(password()).toHaveAttribute("type", "password"));
    expect(screen.getByRole("button", { name: "Show password" })).toBeVisible();
  });

  it("says that Caps Lock is on, until it is off or the field is left", async () => {
    const { user } = show(<Form send={nothingWrong} />);
    const hint = () => screen.queryByText("Caps Lock is on.");
    await user.click(password());
    await user.keyboard("{CapsLock}a");
    expect(hint()).toBeVisible();
    expect(password()).toHaveAccessibleDescription("Caps Lock is on.");
    await user.keyboard("{CapsLock}a");
    expect(hint()).toBeNull();
    await user.keyboard("{CapsLock}a");
    await user.tab();
    expect(hint()).toBeNull();
  });

  it("can be filled in by a password manager, whose key events have no modifiers", () => {
    show(<Form send={nothingWrong} />);
    fireEvent(password(), new Event("keydown", { bubbles: true }));
    expect(screen.queryByText("Caps Lock is on.")).toBeNull();
  });
});
