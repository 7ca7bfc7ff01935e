import { jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { useAppSelector } from "../../../app/hooks.ts";
import { selectSessionStatus, selectUser } from "../../../state/session-slice.ts";
import { Subscribe } from "./Subscribe.tsx";
import { refusal, showPaying } from "./subscribe.fixture.tsx";

const premium = { name: "Ads-Free Premium", benefits: [], pitch: "" };

function Page() {
  const user = useAppSelector(selectUser);
  return user && <Subscribe user={user} premium={premium} />;
}

it("Of a session that has ended, the page to buy Premium says that, and not that the payment failed; the console has no token", async () => {
  const failures = jest.spyOn(console, "error").mockReturnValue();
  const { store, toast, details } = showPaying(<Page />, {
    "POST /api/get-or-create-subscription": () => refusal(401, "Sign in first."),
  });
  const told: unknown[] = [];
  store.subscribe(() => told.push(toast()?.title));
  await waitFor(() => expect(selectSessionStatus(store.getState())).toBe("signed-out"));
  await waitFor(() => expect(toast()).toMatchObject({ title: "You are signed out" }));
  expect(told).not.toContain("Error");
  await waitFor(() =>
    expect(failures.mock.calls).toContainEqual(["Authentication failed for subscription request"]),
  );
  expect(details.mock.calls).toEqual([["Subscription request: token of 12 characters"]]);
});
