import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { tokenRead, userRead } from "../state/session-slice.ts";
import { AuthProvider, useAuth } from "./AuthProvider.tsx";
import { makeStore } from "./store.ts";

function Session() {
  const { status, user, isPremium } = useAuth();
  return <p>{[status, user?.email, isPremium].join(" ")}</p>;
}

describe("The session that components use", () => {
  it("is that of the store", () => {
    const store = makeStore();
    render(
      <Provider store={store}>
        <AuthProvider>
          <Session />
        </AuthProvider>
      </Provider>,
    );
    expect(screen.getByText("unknown")).toBeVisible();
    act(() => void store.dispatch(tokenRead("t0k")));
    const user = { email: "player@example.org", isSubscribed: true };
    act(() => void store.dispatch(userRead({ token: "t0k", user })));
    expect(screen.getByText("signed-in player@example.org true")).toBeVisible();
  });

  it("can't be used outside its provider", () => {
    jest.spyOn(console, "error").mockReturnValue();
    expect(() =>
      render(
        <Provider store={makeStore()}>
          <Session />
        </Provider>,
      ),
    ).toThrow(new Error("useAuth must be used within an AuthProvider"));
  });
});
