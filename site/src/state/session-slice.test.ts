import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { api } from "./api.ts";
import { sessionApi, type SessionUser } from "./session-api.ts";
import {
  selectIsPremium,
  selectSessionStatus,
  selectUser,
  sessionSlice,
  tokenRead,
} from "./session-slice.ts";

const player: SessionUser = { email: "player@example.org", isSubscribed: false };
const subscriber: SessionUser = { email: "subscriber@example.org", isSubscribed: true };

/** Returns the session after `tokens` were read one after the other. `users`: what the API has returned, by token. */
function sessionAfter(tokens: (string | null)[], users: Record<string, SessionUser> = {}) {
  const store = configureStore({ reducer: combineSlices(api, sessionSlice) });
  for (const [arg, value] of Object.entries(users)) {
    store.dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: "currentUser", arg, value }]));
  }
  for (const token of tokens) store.dispatch(tokenRead(token));
  const state = store.getState();
  return { status: selectSessionStatus(state), user: selectUser(state), isPremium: selectIsPremium(state) };
}

describe("The session", () => {
  it("is unknown until the token has been read", () => {
    expect(sessionAfter([])).toEqual({ status: "unknown", user: null, isPremium: null });
  });

  it("is signed out without a token", () => {
    expect(sessionAfter([null])).toEqual({ status: "signed-out", user: null, isPremium: false });
  });

  it("is loading, and Premium is not known, until the API has returned the token's user", () => {
    expect(sessionAfter(["t1"])).toEqual({ status: "loading", user: null, isPremium: null });
  });

  it.each([player, subscriber])("is signed in with the token's user: %o", (user) => {
    const expected = { status: "signed-in", user, isPremium: user.isSubscribed };
    expect(sessionAfter(["t1"], { t1: user })).toEqual(expected);
  });

  it("never shows the user of another token", () => {
    expect(sessionAfter(["t1", "t2"], { t1: subscriber })).toMatchObject({ status: "loading", user: null });
    expect(sessionAfter(["t1", null], { t1: subscriber })).toMatchObject({
      status: "signed-out",
      user: null,
    });
  });
});
