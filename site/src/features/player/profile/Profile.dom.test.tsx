import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { statsOf } from "../../../../test/dom/accounts.ts";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { nextTask } from "../../../lib/next-task.ts";
import { resultsApi } from "../../../state/results-api.ts";
import { button, player, refusal, showProfile } from "./profile.fixture.tsx";

const profile = () => screen.getByRole("dialog", { name: "Profile" });
const subscriber = { ...player, isSubscribed: true };
const functions = [
  "Change email",
  "Change password",
  "Where you're signed in",
  "Download your data",
  "Delete account",
];

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

describe("The profile", () => {
  it.each([
    [player, "Free"],
    [subscriber, "Premium"],
  ])("of %o says %s", async (user, status) => {
    showProfile({}, user);
    expect(await screen.findByText("Verified")).toBeVisible();
    expect(profile()).toHaveTextContent(`Emailplayer@example.orgVerifiedUse another addressStatus${status}`);
    expect(screen.queryAllByRole("button", { name: "Cancel Subscription" })).toHaveLength(
      user.isSubscribed ? 1 : 0,
    );
  });

  it("says nothing of a streak that can't be loaded", async () => {
    const { sent } = showProfile({ "GET /api/stats": () => refusal(503, "Down") });
    await waitFor(() => expect(screen.queryByText("Streak")).toBeNull());
    expect(sent.some(({ path }) => path.startsWith("/api/stats"))).toBe(true);
    expect(await screen.findByText("Verified")).toBeVisible();
  });

  it("still says a streak that is known when it can't be loaded again", async () => {
    let responses = 0;
    const { store } = showProfile({
      "GET /api/stats": () =>
        responses++ === 0 ? Response.json(statsOf({ currentStreak: 4 })) : refusal(503, "Down"),
    });
    await screen.findByText("4 days");
    const again = resultsApi.endpoints.playerStats.initiate(player.email, { forceRefetch: true });
    await act(async () => {
      await store.dispatch(again);
      // The store notifies React in the next frame.
      await new Promise(requestAnimationFrame);
      await nextTask();
    });
    expect(responses).toBe(2);
    expect(screen.getByText("4 days")).toBeVisible();
  });

  it.each([
    ["active", false, "Renews on 3 January 2027", 1],
    ["active", true, "Cancelled: Premium until 3 January 2027", 0],
    ["past_due", false, "The last payment failed. We are trying again.", 1],
  ] as const)(
    "of a subscription that is %s, and to end: %j, says '%s'",
    (status, cancelAtPeriodEnd, text, cancelButtons) => {
      const currentPeriodEnd = new Date(2027, 0, 3, 12).toISOString();
      showProfile({}, { ...subscriber, subscription: { status, currentPeriodEnd, cancelAtPeriodEnd } });
      expect(profile()).toHaveTextContent(`StatusPremium${text}`);
      expect(screen.queryAllByRole("button", { name: "Cancel Subscription" })).toHaveLength(cancelButtons);
    },
  );

  it.each(functions)("leads to '%s', whose heading is read, and back to its row", async (name) => {
    const { open, user } = showProfile({ "GET /api/auth/sessions": () => Response.json([]) });
    const view = await open(name);
    expect(view).toHaveFocus();
    expect(screen.queryByText("Status")).toBeNull();
    await user.click(button("Back"));
    expect(profile()).toBeVisible();
    expect(button(name)).toHaveFocus();
  });

  it("shows all that it has loaded at once when a view leads back to it", async () => {
    const { open, sent, user } = showProfile();
    await screen.findByText("4 days");
    await screen.findByText("Every day");
    await screen.findByText("Verified");
    const shown = profile().textContent;
    const requests = sent.length;
    await open("Delete account");
    // RTK Query removes data without subscribers in a later task.
    await nextTask();
    await user.click(button("Back"));
    expect(profile()).toHaveTextContent(shown, { normalizeWhitespace: false });
    expect(sent).toHaveLength(requests);
  });

  it("asks for the user again when it opens a minute or more later", async () => {
    stopClock();
    const { close, reopen, sent } = showProfile({ "GET /api/user": () => Response.json(subscriber) });
    const asked = () => sent.filter(({ path }) => path === "/api/user").length;
    for (const [pauseMs, times] of [
      [58_000, 0],
      [3_000, 1],
    ] as const) {
      close();
      await later(pauseMs);
      reopen();
      await until(() => expect(screen.getByText("Verified")).toBeVisible());
      expect(asked()).toBe(times);
    }
  });
});

describe("Cancel Subscription", () => {
  const cancel = () => button("Cancel Subscription");

  it("sends nothing when the player doesn't confirm", async () => {
    const confirm = jest.spyOn(window, "confirm").mockReturnValue(false);
    const { changes, user } = showProfile({}, subscriber);
    await user.click(cancel());
    expect(confirm).toHaveBeenCalledWith("Are you sure you want to cancel your subscription?");
    expect(changes()).toEqual([]);
  });

  it.each([202, 500])("doesn't call a response of %i a cancellation", async (status) => {
    jest.spyOn(window, "confirm").mockReturnValue(true);
    const alert = jest.spyOn(window, "alert").mockReturnValue();
    const { user } = showProfile(
      { "POST /api/auth/cancel-subscription": () => Response.json({}, { status }) },
      subscriber,
    );
    await user.click(cancel());
    await waitFor(() =>
      expect(alert).toHaveBeenCalledWith("Failed to cancel subscription. Please try again."),
    );
    expect(await screen.findByRole("button", { name: "Cancel Subscription" })).toBeEnabled();
  });
});

describe("The state of the address", () => {
  const unverified = { email: player.email, verifiedAt: null, pending: null };
  const unverifiedResponse = { "GET /api/auth/email-status": () => Response.json(unverified) };

  it("says why it can't be checked, and is asked for again", async () => {
    let isUp = false;
    const { user } = showProfile({
      "GET /api/auth/email-status": () => (isUp ? Response.json(unverified) : refusal(500, "Out of order.")),
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We couldn't check whether it is verified. Out of order.",
    );
    isUp = true;
    await user.click(button("Try again"));
    expect(await screen.findByText("Not verified yet")).toBeVisible();
  });

  it("has another link sent, once for two presses, and says so", async () => {
    const response = Promise.withResolvers<Response>();
    const { changes, toast, user } = showProfile({
      ...unverifiedResponse,
      "POST /api/auth/resend-verification": () => response.promise,
    });
    await user.dblClick(await screen.findByRole("button", { name: "Send the link again" }));
    expect(button("Sending")).toHaveAttribute("aria-busy", "true");
    response.resolve(new Response(null, { status: 202 }));
    await waitFor(() => expect(toast()).toMatchObject({ title: "Link sent" }));
    expect(changes()).toEqual(["POST /api/auth/resend-verification"]);
  });

  it("says beside the button why no link can be sent", async () => {
    const { user } = showProfile({
      ...unverifiedResponse,
      "POST /api/auth/resend-verification": () =>
        refusal(429, "Too many links.", {}, { "Retry-After": "60" }),
    });
    await user.click(await screen.findByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText("Too many links. You can try again in 1 minute.")).toBeVisible();
  });

  it("names the address that is to replace it, and until when that is possible", async () => {
    const pending = { email: "new@example.org", expiresAt: new Date(2026, 10, 23, 21, 50).toISOString() };
    const { open } = showProfile({
      "GET /api/auth/email-status": () => Response.json({ ...unverified, pending }),
    });
    const text =
      "Changes to new@example.org when you open the link that we sent there. The link works until 23 November 2026, 9:50 PM.";
    await screen.findByText("new@example.org");
    expect(profile()).toHaveTextContent(text);
    expect(await open("Change email")).toHaveTextContent(text);
  });
});
