import { StrictMode } from "react";
import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { accountOf } from "../../../../test/dom/accounts.ts";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { selectUser, tokenRead, userRead } from "../../../state/session-slice.ts";
import { VerifyEmail } from "./VerifyEmail.tsx";

const path = "POST /api/auth/verify-email";
const confirmed = () => Response.json({ email: "player@example.org" });
const refused = () =>
  Response.json({ message: "This link is invalid or has expired. Ask for a new one." }, { status: 400 });
const down = () => Response.json({ message: "Please try again shortly." }, { status: 503 });
const question = "Confirm your email address";
const press = async ({ user }: Pick<ReturnType<typeof show>, "user">) => {
  await heading(question);
  await user.click(screen.getByRole("button", { name: "Confirm" }));
};
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

function open(responses: Parameters<typeof fakeApi>[0], query = "?token=s3cret") {
  history.replaceState(null, "", `/verify-email${query}`);
  const sent = fakeApi(responses);
  return { sent, ...load() };
}

function load() {
  const shown = show(
    <StrictMode>
      <VerifyEmail />
    </StrictMode>,
  );
  act(() => void shown.store.dispatch(tokenRead(null)));
  return shown;
}

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

describe("The page of a link that confirms an address", () => {
  it("confirms by a press and not by being opened, once, and says what is confirmed", async () => {
    const { sent, user, container } = open({ [path]: confirmed });
    await heading(question);
    expect(container).toHaveTextContent("You made an account at WordleHint");
    expect(container).toHaveTextContent("Close this page, and nothing happens.");
    expect(location.search).toBe("");
    expect(sent).toEqual([]);
    await user.dblClick(screen.getByRole("button", { name: "Confirm" }));
    expect(await heading("Your email address is confirmed")).toHaveFocus();
    expect(container).toHaveTextContent("player@example.org is the address of your account at WordleHint.");
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
    load();
    expect(await screen.findAllByRole("heading", { name: "Your email address is confirmed" })).toHaveLength(
      2,
    );
    expect(sent.map(({ body }) => body)).toEqual([{ token: "s3cret" }]);
  });

  it("fetches the user of a signed-in player again, who may have another address now", async () => {
    localStorage.setItem("token", "t");
    history.replaceState(null, "", "/verify-email?token=s3cret");
    const account = accountOf({ email: "new@example.org" });
    fakeApi({ [path]: confirmed, "GET /api/user": () => Response.json(account) });
    const shown = show(<VerifyEmail />, { preloadedState: { session: { token: "t" } } });
    await press(shown);
    await heading("Your email address is confirmed");
    await waitFor(() => expect(selectUser(shown.store.getState())).toEqual(account));
  });

  it("says what to do with a link that is replaced or has expired", async () => {
    const shown = open({ [path]: refused });
    await press(shown);
    await heading("This link can't confirm your address");
    expect(shown.container).toHaveTextContent("This link is invalid or has expired.");
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
  });

  it("offers a signed-in player another link", async () => {
    const shown = open({
      [path]: refused,
      "POST /api/auth/resend-verification": () => new Response(null, { status: 202 }),
    });
    const { sent, store, user } = shown;
    await press(shown);
    await heading("This link can't confirm your address");
    act(() => {
      store.dispatch(tokenRead("t"));
      store.dispatch(userRead({ token: "t", user: { email: "player@example.org", isSubscribed: false } }));
    });
    await user.click(screen.getByRole("button", { name: "Send a New Link" }));
    expect(await screen.findByText(/A new link is on its way/)).toBeVisible();
    expect(sent.at(-1)?.path).toBe("/api/auth/resend-verification");
  });

  it("keeps the link while the API can't be reached, for another press", async () => {
    let respond = down;
    const shown = open({ [path]: () => respond() });
    await press(shown);
    expect(await screen.findByText(/Please try again shortly. Your link is still good./)).toBeVisible();
    respond = confirmed;
    await press(shown);
    await heading("Your email address is confirmed");
    expect(shown.sent).toHaveLength(2);
  });
});
