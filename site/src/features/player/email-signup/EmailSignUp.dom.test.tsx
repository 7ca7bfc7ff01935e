import { act, screen, waitFor } from "@testing-library/react";
import { accountOf } from "../../../../test/dom/accounts.ts";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { userKnown } from "../../../state/session-api.ts";
import { sessionBegun, tokenRead } from "../../../state/session-slice.ts";
import { EmailSignUp } from "./EmailSignUp.tsx";
import { markAsked, markSubscribed, removeMark } from "./signup-mark.ts";

const dayMs = 86_400_000;
const form = () => screen.queryByRole("form", { name: "Daily hints by email" });
const heading = (name: string) => screen.queryByRole("heading", { name });

/** Shows the card to a visitor. */
function showToVisitor() {
  const shown = show(<EmailSignUp />);
  act(() => void shown.store.dispatch(tokenRead(null)));
  return shown;
}

/** Shows the card to a player whose subscription has this status. */
function showToPlayer(status: "active" | "pending" | "none") {
  const user = accountOf({ email: "player@example.org" });
  const preferences = { email: user.email, timeZone: "Europe/Berlin", help: "riddle", days: [1], status };
  const sent = fakeApi({ "GET /api/notifications/preferences": () => Response.json(preferences) });
  localStorage.setItem("token", "t");
  const shown = show(<EmailSignUp />);
  act(() => {
    shown.store.dispatch(sessionBegun({ token: "t", user }));
    shown.store.dispatch(userKnown("t", user));
  });
  return { ...shown, sent };
}

describe("The card of the daily email", () => {
  it("remembers a visitor's sign-up, and offers the form again", async () => {
    markAsked(Date.now());
    const { user } = showToVisitor();
    expect(heading("Check your inbox")).toBeVisible();
    expect(form()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Sign up again" }));
    expect(form()).toBeVisible();
  });

  it("is the form again when the link has expired", () => {
    markAsked(Date.now() - 8 * dayMs);
    showToVisitor();
    expect(form()).toBeVisible();
  });

  it("remembers a visitor's confirmation until it is revoked", () => {
    markSubscribed();
    const { showNext } = showToVisitor();
    expect(heading("You are subscribed")).toBeVisible();
    removeMark();
    showNext(<p>Another page</p>);
    showNext(<EmailSignUp />);
    expect(form()).toBeVisible();
  });

  it.each([
    ["active", "You are subscribed"],
    ["pending", "Check your inbox"],
  ] as const)("says of a player whose subscription is %s: %s", async (status, text) => {
    showToPlayer(status);
    await waitFor(() => expect(heading(text)).toBeVisible());
    expect(form()).toBeNull();
  });

  it("is the form for a player who isn't subscribed, whatever a visitor did in this browser", async () => {
    markSubscribed();
    const { sent } = showToPlayer("none");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(form()).toBeVisible();
  });
});
