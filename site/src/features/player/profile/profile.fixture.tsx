import type { User } from "@wordlehint/contracts";
import { act, screen, within } from "@testing-library/react";
import { accountOf, statsOf } from "../../../../test/dom/accounts.ts";
import { fakeApi, type SentRequest } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { userKnown } from "../../../state/session-api.ts";
import { tokenRead } from "../../../state/session-slice.ts";
import { selectToast } from "../../../state/toast-slice.ts";
import { Profile } from "./Profile.tsx";

export const token = "a.test.token";
export const player = accountOf();

const verified = { email: player.email, verifiedAt: "2026-01-01T00:00:00.000Z", pending: null };

const record = statsOf({ currentStreak: 4, bestStreak: 9, riddlesSolved: 12, played: 18 });

const preferences = {
  email: player.email,
  timeZone: "Europe/Berlin",
  help: "hints",
  days: [0, 1, 2, 3, 4, 5, 6],
  status: "active",
};

/** Shows a signed-in player's profile, with the API's responses. */
export function showProfile(responses: Parameters<typeof fakeApi>[0] = {}, user: User = player) {
  const sent: SentRequest[] = fakeApi({
    "GET /api/auth/email-status": () => Response.json(verified),
    "GET /api/stats": () => Response.json(record),
    "GET /api/notifications/preferences": () => Response.json(preferences),
    ...responses,
  });
  localStorage.setItem("token", token);
  let closed = 0;
  const element = (isOpen: boolean) => <Profile isOpen={isOpen} onClose={() => (closed += 1)} user={user} />;
  const shown = show(element(false));
  act(() => {
    shown.store.dispatch(userKnown(token, user));
    shown.store.dispatch(tokenRead(token));
  });
  shown.showNext(element(true));
  return {
    ...shown,
    sent,
    /** The requests that one of the player's presses has sent. */
    changes: () =>
      sent.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`),
    closings: () => closed,
    close: () => shown.showNext(element(false)),
    reopen: () => shown.showNext(element(true)),
    toast: () => selectToast(shown.store.getState()),
    /** Opens the view of a row of the overview. */
    open: async (name: string) => {
      await shown.user.click(button(name));
      return screen.findByRole("dialog", { name });
    },
  };
}

/** Returns a button of the open dialog by its name. */
export const button = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });

/** A response that refuses a request. */
export const refusal = (status: number, message: string, more: object = {}, headers: HeadersInit = {}) =>
  Response.json({ message, ...more }, { status, headers });
