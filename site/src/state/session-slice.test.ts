import { combineSlices, configureStore, type UnknownAction } from "@reduxjs/toolkit";
import type { SessionUser } from "./session-user.ts";
import {
  selectIsPremium,
  selectSessionStatus,
  selectUser,
  sessionSlice,
  tokenRead,
  userRead,
} from "./session-slice.ts";
import { tokenRefused, tokenRenewed } from "./token-actions.ts";

const player: SessionUser = { email: "player@example.org", isSubscribed: false };
const subscriber: SessionUser = { email: "subscriber@example.org", isSubscribed: true };

/** Returns the session after these actions. */
function sessionAfter(...actions: UnknownAction[]) {
  const store = configureStore({ reducer: combineSlices(sessionSlice) });
  for (const action of actions) store.dispatch(action);
  const state = store.getState();
  return {
    status: selectSessionStatus(state),
    user: selectUser(state),
    isPremium: selectIsPremium(state),
  };
}

const signedOut = { status: "signed-out", user: null, isPremium: false };
const loading = { status: "loading", user: null, isPremium: null };

describe("The session", () => {
  it("is unknown until the token has been read", () => {
    expect(sessionAfter()).toMatchObject({ status: "unknown", user: null, isPremium: null });
  });

  it("is signed out without a token", () => {
    expect(sessionAfter(tokenRead(null))).toEqual(signedOut);
  });

  it("is loading, and Premium is not known, until the API has returned the token's user", () => {
    expect(sessionAfter(tokenRead("t1"))).toEqual(loading);
  });

  it.each([player, subscriber])("is signed in with the token's user: %o", (user) => {
    const expected = { status: "signed-in", user, isPremium: user.isSubscribed };
    expect(sessionAfter(tokenRead("t1"), userRead({ token: "t1", user }))).toMatchObject(expected);
  });

  it("stays the same when the same token is read again", () => {
    const after = sessionAfter(tokenRead("t1"), userRead({ token: "t1", user: player }), tokenRead("t1"));
    expect(after).toMatchObject({ status: "signed-in", user: player });
  });

  it("keeps its user when the token is renewed, and loses it when the token is refused", () => {
    const signedIn = [tokenRead("t1"), userRead({ token: "t1", user: player })];
    const renewed = [...signedIn, tokenRenewed({ from: "t1", to: "t2" })];
    expect(sessionAfter(...renewed)).toMatchObject({ status: "signed-in", user: player });
    expect(sessionAfter(...renewed, tokenRefused("t1"))).toMatchObject({ status: "signed-in" });
    expect(sessionAfter(...renewed, tokenRefused("t2"))).toEqual(signedOut);
  });

  it("never shows the user of another token", () => {
    const isSubscriber = userRead({ token: "t1", user: subscriber });
    expect(sessionAfter(tokenRead("t1"), isSubscriber, tokenRead("t2"))).toEqual(loading);
    expect(sessionAfter(tokenRead("t2"), isSubscriber)).toEqual(loading);
    expect(sessionAfter(tokenRead("t1"), isSubscriber, tokenRead(null))).toEqual(signedOut);
  });
});
