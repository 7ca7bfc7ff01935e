import { StrictMode } from "react";
import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { fakeApi } from "../../../test/dom/fake-api.ts";
import { show } from "../../../test/dom/show.tsx";
import { selectUser, tokenRead, userRead } from "../../state/session-slice.ts";
import { VerifyEmail } from "./VerifyEmail.tsx";

const path = "POST /api/auth/verify-email";
const confirmed = () => Response.json({ email: "player@example.org" });
const used = () =>
  Response.json({ message: "This link is invalid or has expired. Ask for a new one." }, { status: 400 });
const down = () => Response.json({ message: "Please try again shortly." }, { status: 503 });
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
  it("sends the token once, also after a reload, and says what is confirmed", async () => {
    const { sent, container } = open({ [path]: confirmed });
    await heading("Your email address is confirmed");
    expect(container).toHaveTextContent("player@example.org is the address of your account.");
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
    expect(location.search).toBe("");
    load();
    expect(await screen.findAllByRole("heading", { name: "Your email address is confirmed" })).toHaveLength(
      2,
    );
    expect(sent.map(({ body }) => body)).toEqual([{ token: "s3cret" }]);
  });

  it("fetches the user of a signed-in player again, who may have another address now", async () => {
    localStorage.setItem("token", "t");
    history.replaceState(null, "", "/verify-email?token=s3cret");
    const user = { email: "new@example.org", isSubscribed: false };
    fakeApi({ [path]: confirmed, "GET /api/user": () => Response.json(user) });
    const { store } = show(<VerifyEmail />, { preloadedState: { session: { token: "t" } } });
    await heading("Your email address is confirmed");
    await waitFor(() => expect(selectUser(store.getState())).toEqual(user));
  });

  it.each([
    ["that was used or has expired", used, "?token=s3cret", "This link is invalid or has expired."],
    ["without its token", confirmed, "", "This link is incomplete."],
  ])("says what to do with a link %s", async (_case, respond, query, reason) => {
    const { container } = open({ [path]: respond }, query);
    await heading("This link can't confirm your address");
    expect(container).toHaveTextContent(reason);
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
  });

  it("offers a signed-in player another link", async () => {
    const { sent, store, user } = open({
      [path]: used,
      "POST /api/auth/resend-verification": () => new Response(null, { status: 202 }),
    });
    await heading("This link can't confirm your address");
    act(() => {
      store.dispatch(tokenRead("t"));
      store.dispatch(userRead({ token: "t", user: { email: "player@example.org", isSubscribed: false } }));
    });
    await user.click(screen.getByRole("button", { name: "Send a New Link" }));
    expect(await screen.findByText(/A new link is on its way/)).toBeVisible();
    expect(sent.at(-1)?.path).toBe("/api/auth/resend-verification");
  });

  it("keeps the link while the API can't be reached, and tries again when asked to", async () => {
    let respond = down;
    const { sent, user } = open({ [path]: () => respond() });
    await heading("Your address isn't confirmed yet");
    expect(screen.getByText(/Please try again shortly. Your link is still good./)).toBeVisible();
    respond = confirmed;
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await heading("Your email address is confirmed");
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});
