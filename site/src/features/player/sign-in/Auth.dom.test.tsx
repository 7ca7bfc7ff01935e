import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { accountOf } from "../../../../test/dom/accounts.ts";
import { fakeApi, type SentRequest } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { selectUser, tokenRead } from "../../../state/session-slice.ts";
import { selectToast } from "../../../state/toast-slice.ts";
import { Auth } from "./Auth.tsx";

const token = "a.test.token";
const user = accountOf();
const signedIn = (status: number) => () => Response.json({ token, user }, { status });
const refused =
  (status: number, body: object, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const down = () => Promise.reject(new TypeError("Failed to fetch"));

const email = () => screen.getByRole("textbox", { name: "Email" });
const password = () => screen.getByLabelText("Password");
const button = (name: string) => screen.getByRole("button", { name });

/** Shows the page to a visitor, with the API's responses. */
function showAuth(responses: Parameters<typeof fakeApi>[0] = {}, search = "", knownEmail = "") {
  const sent: SentRequest[] = fakeApi(responses);
  const shown = show(<Auth search={search} knownEmail={knownEmail} />);
  act(() => void shown.store.dispatch(tokenRead(null)));
  const toast = () => selectToast(shown.store.getState());
  return { ...shown, sent, toast };
}

/** Fills in the form and submits it. */
async function submit(shown: ReturnType<typeof showAuth>, name: string, typed: [string, string]) {
  if (typed[0]) await shown.user.type(email(), typed[0]);
  if (typed[1]) await shown.user.type(password(), typed[1]);
  await shown.user.click(button(name));
}

const fine: [string, string] = ["player@example.org", "Riddle42x"];

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

describe("Signing in", () => {
  it("sends address and password once, stores the token, and welcomes the player", async () => {
    const shown = showAuth({ "POST /api/auth/login": signedIn(200) });
    await submit(shown, "Sign In", fine);
    await waitFor(() =>
      expect(shown.toast()).toMatchObject({
        title: "Welcome back!",
        description: "You have been successfully logged in.",
      }),
    );
    expect(shown.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["POST", "/api/auth/login", { email: fine[0], password: fine[1] }],
    ]);
    expect(localStorage.getItem("token")).toBe(token);
    expect(selectUser(shown.store.getState())).toEqual(user);
  });

  it("says why it failed, in a toast and beside the form, and keeps what was typed", async () => {
    const message = "The email address or the password is wrong.";
    const shown = showAuth({ "POST /api/auth/login": refused(401, { message }) });
    await submit(shown, "Sign In", fine);
    await waitFor(() =>
      expect(shown.toast()).toMatchObject({ title: "Login failed", description: message, kind: "danger" }),
    );
    expect(screen.getByText(message)).toBeVisible();
    expect(email()).toHaveValue(fine[0]);
    expect(password()).toHaveValue(fine[1]);
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("replaces what it said by what is wrong with the next attempt", async () => {
    const message = "Wrong email address or password.";
    const shown = showAuth({ "POST /api/auth/login": refused(401, { message }) });
    const page = within(document.body);
    await submit(shown, "Sign In", fine);
    expect(await page.findByText(message)).toBeVisible();
    await shown.user.clear(email());
    await shown.user.type(email(), "p");
    expect(page.queryByText(message)).toBeNull();
    expect(page.queryByText("Invalid email address")).toBeNull();
    await shown.user.clear(email());
    await submit(shown, "Sign In", ["player", ""]);
    expect(await page.findByText("Invalid email address")).toBeVisible();
    expect(page.queryByText(message)).toBeNull();

    await shown.user.clear(email());
    await submit(shown, "Sign In", [fine[0], ""]);
    expect(await page.findByText(message)).toBeVisible();
    await shown.user.clear(email());
    await shown.user.type(email(), "player");
    await shown.user.click(button("Forgot Password?"));
    expect(await page.findByText("Invalid email address")).toBeVisible();
    expect(page.queryByText(message)).toBeNull();
  });

  it.each([
    ["too often", refused(429, { message: "Too many attempts." }, { "retry-after": "90" }), "in 2 minutes"],
    ["without the service", refused(503, { message: "Please try again shortly." }), "try again shortly"],
    ["without a network", down, "can't be reached"],
    ["to a response without a token", refused(200, { user }), "can't be read"],
  ])("%s says what to do, and loses nothing", async (_case, respond, words) => {
    const shown = showAuth({ "POST /api/auth/login": respond });
    await submit(shown, "Sign In", fine);
    await waitFor(() => expect(shown.toast()?.description).toContain(words));
    expect(password()).toHaveValue(fine[1]);
    expect(button("Sign In")).not.toHaveAttribute("aria-busy");
  });
});

describe("Forgot Password", () => {
  const forgot = "Forgot Password?";

  it("without an address asks for one, and sends nothing", async () => {
    const shown = showAuth();
    await shown.user.click(button(forgot));
    expect(shown.toast()).toMatchObject({
      title: "Please enter your email to reset your password.",
      kind: "danger",
    });
    expect(email()).toHaveFocus();
    expect(shown.sent).toEqual([]);
  });

  it("sends the address once, and doesn't say whether it has an account", async () => {
    const response = Promise.withResolvers<Response>();
    const shown = showAuth({ "POST /api/auth/forgot-password": () => response.promise });
    await shown.user.type(email(), " player@example.org");
    const ask = button(forgot);
    await shown.user.dblClick(ask);
    await waitFor(() => expect(ask).toHaveAttribute("aria-busy", "true"));
    await shown.user.click(ask);
    response.resolve(new Response(null, { status: 202 }));
    await waitFor(() =>
      expect(shown.toast()?.description).toMatch(/^If there is an account for player@example.org, a link/),
    );
    expect(shown.sent.map(({ body }) => body)).toEqual([{ email: "player@example.org" }]);
    expect(screen.getByText(/^If there is an account for player@example.org/)).toBeVisible();
  });
});

describe("Creating an account", () => {
  const search = "?register=true";

  it("registers, signs in and welcomes the player", async () => {
    const shown = showAuth({ "POST /api/auth/register": signedIn(201) }, search);
    await submit(shown, "Create Account", fine);
    await waitFor(() =>
      expect(shown.toast()).toMatchObject({
        title: "Welcome!",
        description: "Your account has been created successfully.",
      }),
    );
    expect(shown.sent[0]?.body).toEqual({ email: fine[0], password: fine[1] });
    expect(localStorage.getItem("token")).toBe(token);
  });

  it("says every rule that the password breaks, beside it", async () => {
    const shown = showAuth({}, search);
    await submit(shown, "Create Account", [fine[0], "riddles"]);
    await waitFor(() => expect(password()).toHaveFocus());
    for (const rule of [
      "Password must be at least 8 characters",
      "Password must contain at least one uppercase letter",
      "Password must contain at least one number",
    ])
      expect(screen.getByText(rule)).toBeVisible();
    expect(shown.sent).toEqual([]);
  });

  it("says what the API finds wrong beside its field, and nowhere else", async () => {
    const message = "This password is used by many people. Choose another.";
    const respond = refused(400, { message, errors: [{ path: "password", message }] });
    const shown = showAuth({ "POST /api/auth/register": respond }, search);
    await submit(shown, "Create Account", fine);
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(shown.toast()).toMatchObject({ title: "Registration failed" });
    expect(shown.toast()?.description).toBeUndefined();
  });

  it("with an address that has an account offers to sign in with it", async () => {
    const respond = refused(409, { message: "There is already an account with this email address." });
    const shown = showAuth({ "POST /api/auth/register": respond }, `${search}&next=%2Fblog`);
    await submit(shown, "Create Account", fine);
    const link = await screen.findByRole("link", { name: `Sign in as ${fine[0]}` });
    expect(link).toHaveAttribute("href", "/auth?next=%2Fblog");
    expect(email()).toHaveFocus();
    expect(shown.toast()).toMatchObject({ title: "Registration failed" });
    const led = jest.spyOn(window as unknown as { ___navigate: (...to: unknown[]) => void }, "___navigate");
    await shown.user.click(link);
    expect(led.mock.calls[0]).toMatchObject(["/auth?next=%2Fblog", { state: { email: fine[0] } }]);
  });
});

describe("The page of both forms", () => {
  it("empties the form when the other one is chosen, and focuses its first field", async () => {
    const { user: person, showNext } = showAuth();
    await person.type(email(), "player@example.org");
    showNext(<Auth search="?register=true" knownEmail="" />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Create Account");
    expect(email()).toHaveValue("");
    expect(email()).toHaveFocus();
    await person.type(password(), "Riddle42x");
    showNext(<Auth search="" knownEmail="" />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Sign In");
    expect(password()).toHaveValue("");
  });

  it.each([
    ["", "Create an account", "/auth?register=true"],
    ["?register=true", "Sign in", "/auth"],
    ["?next=%2Fsubscribe", "Create an account", "/auth?register=true&next=%2Fsubscribe"],
    ["?next=%2F%2Fevil.example", "Create an account", "/auth?register=true"],
  ])("at /auth%s leads to the other form", (search, name, href) => {
    showAuth({}, search);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });
});
