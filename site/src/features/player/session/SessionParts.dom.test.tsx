import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { fakeApi, type SentRequest } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { selectOpenOverlay } from "../../../state/overlay-slice.ts";
import { tokenRead, userRead } from "../../../state/session-slice.ts";
import { selectToast } from "../../../state/toast-slice.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import { SessionParts } from "./SessionParts.tsx";

const token = "a.test.token";
const responses = { "POST /api/auth/logout": () => Response.json({}) };

/** Shows the parts of a signed-in player. */
async function showSignedIn(
  isSubscribed: boolean,
  parts = <SessionParts />,
  responds: Parameters<typeof fakeApi>[0] = responses,
) {
  const sent: SentRequest[] = fakeApi(responds);
  localStorage.setItem("token", token);
  const shown = show(parts);
  const user = { email: "player@example.org", isSubscribed };
  act(() => {
    shown.store.dispatch(tokenRead(token));
    shown.store.dispatch(userRead({ token, user }));
  });
  const signOut = await screen.findByRole("button", { name: "Sign Out" });
  return { ...shown, sent, signOut };
}

describe("The header's session parts", () => {
  it("are the sign-in links for a visitor", () => {
    const { store } = show(<SessionParts />);
    act(() => void store.dispatch(tokenRead(null)));
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
    expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/auth?register=true");
  });

  it("are address, offer and Sign Out for a free player", async () => {
    const { store, user } = await showSignedIn(false);
    expect(screen.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscribe");
    expect(screen.queryByText("Premium")).toBeNull();
    expect(screen.queryByRole("link", { name: /Sign (In|Up)/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: /^player ?@example.org$/ }));
    expect(selectOpenOverlay(store.getState())).toBe("profile");
  });

  it("are address, badge and Sign Out for a subscriber, without an offer", async () => {
    await showSignedIn(true);
    expect(screen.getByText("Premium")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Upgrade" })).toBeNull();
  });
});

describe("The footer's account column", () => {
  it.each([
    [false, ["Profile", "Upgrade", "Sign Out"]],
    [true, ["Profile", "Sign Out"]],
  ])("of a player whose subscription is %j", async (isSubscribed, entries) => {
    const { store, user } = await showSignedIn(isSubscribed, <AccountLinks />);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(entries);
    await user.click(screen.getByRole("button", { name: "Profile" }));
    expect(selectOpenOverlay(store.getState())).toBe("profile");
  });
});

describe.each([
  ["header", <SessionParts key="header" />],
  ["footer", <AccountLinks key="footer" />],
])("Sign Out in the %s", (_place, parts) => {
  it("ends the session, says so and leads to the sign-in page", async () => {
    const { sent, signOut, store, user } = await showSignedIn(false, parts);
    const led = jest.spyOn(window as unknown as { ___navigate: (to: string) => void }, "___navigate");
    await user.click(signOut);
    expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /api/auth/logout"]);
    expect(sent[0]?.headers.get("authorization")).toBe(`Bearer ${token}`);
    expect(localStorage.getItem("token")).toBeNull();
    expect(selectToast(store.getState())).toMatchObject({
      title: "Logged out",
      description: "You have been successfully logged out.",
    });
    expect(led.mock.calls.map(([to]) => to)).toEqual(["/auth"]);
  });

  it("ends a session here that has ended already", async () => {
    jest.spyOn(console, "error").mockReturnValue();
    const { signOut, store, user } = await showSignedIn(false, parts, {
      "POST /api/auth/logout": () => Response.json({ message: "Please sign in." }, { status: 401 }),
    });
    await user.click(signOut);
    expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
    await waitFor(() => expect(selectToast(store.getState())).toMatchObject({ title: "Logged out" }));
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("says why when the server can't end the session, which stays", async () => {
    jest.spyOn(console, "error").mockReturnValue();
    const { signOut, store, user } = await showSignedIn(false, parts, {
      "POST /api/auth/logout": () => Response.json({ message: "The server has hiccups" }, { status: 500 }),
    });
    await user.click(signOut);
    await waitFor(() =>
      expect(selectToast(store.getState())).toMatchObject({
        title: "Logout failed",
        description: "The server has hiccups",
        kind: "danger",
      }),
    );
    expect(localStorage.getItem("token")).toBe(token);
    expect(signOut).toBeVisible();
  });
});
