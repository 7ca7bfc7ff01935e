import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { accountOf } from "../../../../test/dom/accounts.ts";
import { fakeApi, type SentRequest } from "../../../../test/dom/fake-api.ts";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { show } from "../../../../test/dom/show.tsx";
import { storeInOtherTab } from "../../../../test/dom/storage.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import { FollowedSession } from "./FollowedSession.tsx";

const token = "a.test.token";
const stepMs = 500;
const currentUser = accountOf();
const player = () => Response.json(currentUser);
const down = () => Response.json({ message: "Down" }, { status: 503 });

/** Shows the account of a browser that holds a token, if any, with the API's responses for its user. */
function follow(stored: string | null, respond: () => Response | Promise<Response>): SentRequest[] {
  if (stored !== null) localStorage.setItem("token", stored);
  const sent = fakeApi({ "GET /api/user": respond });
  show(
    <>
      <FollowedSession />
      <AccountLinks />
    </>,
  );
  return sent;
}

const isMarked = () => document.documentElement.dataset.session === "present";
const profile = () => screen.queryByRole("button", { name: "Profile" });
const signIn = () => screen.queryByRole("link", { name: "Sign In" });

describe("The session", () => {
  let logged: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    logged = jest.spyOn(console, "error").mockReturnValue();
  });

  it("is not requested for a visitor without a token", async () => {
    const sent = follow(null, player);
    expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
    expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/auth?register=true");
    expect(sent).toEqual([]);
    expect(isMarked()).toBe(false);
  });

  it("is requested with the stored token, and marks the document", async () => {
    const sent = follow(token, player);
    expect(await screen.findByRole("button", { name: "Profile" })).toBeVisible();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /api/user"]);
    expect(sent[0]?.headers.get("authorization")).toBe(`Bearer ${token}`);
    expect(sent[0]?.headers.has("content-type")).toBe(false);
    expect(isMarked()).toBe(true);
    expect(signIn()).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  it("shows no sign-in links while the user is being fetched", async () => {
    const sent = follow(token, () => new Promise(() => undefined));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(signIn()).toBeNull();
    expect(profile()).toBeNull();
    expect(isMarked()).toBe(true);
  });

  it.each([401, 403])("ends when the API refuses the token with %i", async (status) => {
    follow(token, () => Response.json({ message: "No." }, { status }));
    expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
    expect(isMarked()).toBe(false);
  });

  it("keeps a token that another tab has stored since the refused one was sent", async () => {
    const refusal = Promise.withResolvers<Response>();
    const sent = follow(token, () => refusal.promise);
    await waitFor(() => expect(sent).toHaveLength(1));
    localStorage.setItem("token", "a.newer.token");
    refusal.resolve(Response.json({ message: "No." }, { status: 401 }));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(localStorage.getItem("token")).toBe("a.newer.token");
  });

  it("is none if the response holds no user, but stays open", async () => {
    const sent = follow(token, () => Response.json({ email: 7 }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(localStorage.getItem("token")).toBe(token);
    expect(profile()).toBeNull();
    expect(signIn()).toBeNull();
  });

  it("stays open while the API fails, and is fetched again after at least 5 and then 10 seconds", async () => {
    stopClock();
    let isUp = false;
    const sentMs: number[] = [];
    const sent = follow(token, () => {
      sentMs.push(Date.now());
      return isUp ? player() : down();
    });
    const failed = (times: number) => until(() => expect(logged).toHaveBeenCalledTimes(times));
    await failed(1);
    for (const failures of [1, 2]) {
      // In steps, because a pause begins with the failure's arrival, at any moment of the step that sent the request.
      while (sent.length === failures) await later(stepMs);
      await failed(failures + 1);
    }
    expect(sent).toHaveLength(3);
    const [first = NaN, second = NaN, third = NaN] = sentMs;
    for (const [pauseMs, atLeastMs] of [
      [second - first, 5_000],
      [third - second, 10_000],
    ] as const) {
      expect(pauseMs).toBeGreaterThanOrEqual(atLeastMs);
      expect(pauseMs).toBeLessThanOrEqual(atLeastMs * 1.25 + stepMs);
    }
    expect(localStorage.getItem("token")).toBe(token);
    expect(signIn()).toBeNull();

    isUp = true;
    await later(25_000 + stepMs);
    await until(() => expect(profile()).toBeVisible());
    await later(3_600_000);
    expect(sent).toHaveLength(4);
  });

  it("is fetched again as soon as the browser is online", async () => {
    let isUp = false;
    follow(token, () => (isUp ? player() : down()));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    isUp = true;
    act(() => {
      dispatchEvent(new Event("offline"));
      dispatchEvent(new Event("online"));
    });
    expect(await screen.findByRole("button", { name: "Profile" })).toBeVisible();
  });

  it("follows another tab that signs in, and one that signs out", async () => {
    follow(null, player);
    storeInOtherTab("token", token);
    expect(await screen.findByRole("button", { name: "Profile" })).toBeVisible();
    storeInOtherTab("token");
    expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
    expect(isMarked()).toBe(false);
  });

  it("fetches its user again when another tab has changed it, by a payment for instance", async () => {
    let isSubscribed = false;
    follow(token, () => Response.json({ ...currentUser, isSubscribed }));
    expect(await screen.findByRole("link", { name: "Upgrade" })).toBeVisible();
    isSubscribed = true;
    act(
      () =>
        void dispatchEvent(new StorageEvent("storage", { key: "wordlehint-user-changed", newValue: "1" })),
    );
    await waitFor(() => expect(screen.queryByRole("link", { name: "Upgrade" })).toBeNull());
    expect(profile()).toBeVisible();
  });

  it("goes on with the token that replaces its own, and asks for nothing else", async () => {
    const sent = follow(token, () =>
      sent.length > 1
        ? player()
        : Response.json(currentUser, { headers: { "renewed-token": "a.renewed.token" } }),
    );
    expect(await screen.findByRole("button", { name: "Profile" })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem("token")).toBe("a.renewed.token"));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.headers.get("authorization")).toBe("Bearer a.renewed.token");
    expect(profile()).toBeVisible();
  });

  it("doesn't replace a token that another tab has stored meanwhile", async () => {
    const response = Promise.withResolvers<Response>();
    const sent = follow(token, () => response.promise);
    await waitFor(() => expect(sent).toHaveLength(1));
    localStorage.setItem("token", "a.newer.token");
    response.resolve(Response.json(currentUser, { headers: { "renewed-token": "a.renewed.token" } }));
    expect(await screen.findByRole("button", { name: "Profile" })).toBeVisible();
    expect(localStorage.getItem("token")).toBe("a.newer.token");
  });

  it("is read again when the browser brings the page back from its cache, which heard of nothing", async () => {
    follow(null, player);
    expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
    localStorage.setItem("token", token);
    act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(await screen.findByRole("button", { name: "Profile" })).toBeVisible();
  });

  it("ends when another tab clears everything", async () => {
    follow(token, player);
    expect(await screen.findByRole("button", { name: "Profile" })).toBeVisible();
    storeInOtherTab(null);
    expect(await screen.findByRole("link", { name: "Sign In" })).toBeVisible();
  });
});
