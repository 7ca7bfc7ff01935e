import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { accountOf } from "../../../../test/dom/accounts.ts";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { browserZone } from "../../../lib/zone.ts";
import { userKnown } from "../../../state/session-api.ts";
import { sessionBegun, tokenRead } from "../../../state/session-slice.ts";
import { selectToast } from "../../../state/toast-slice.ts";
import { SignUpCard } from "./SignUpCard.tsx";

const path = "POST /api/notifications/subscribe";
const address = "player@example.org";
const mailed = () => Response.json({ status: "confirmation-sent" }, { status: 202 });
const preferences = {
  email: address,
  timeZone: "Europe/Berlin",
  help: "riddle",
  days: [0, 1, 2, 3, 4, 5, 6],
  status: "active",
};

const email = () => screen.getByRole("textbox", { name: "Email" });
const submit = () => screen.getByRole("button", { name: "Get daily hints" });

function showCard(responses: Parameters<typeof fakeApi>[0] = {}, player?: string) {
  const sent = fakeApi(responses);
  const shown = show(<SignUpCard />);
  act(() => void shown.store.dispatch(tokenRead(null)));
  if (player !== undefined) {
    const user = accountOf({ email: player });
    localStorage.setItem("token", "t");
    act(() => {
      shown.store.dispatch(sessionBegun({ token: "t", user }));
      shown.store.dispatch(userKnown("t", user));
    });
  }
  return { ...shown, sent, toast: () => selectToast(shown.store.getState()) };
}

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

describe("The sign-up for the daily email", () => {
  it("sends the address with the browser's zone once, and says that a link was sent to it", async () => {
    const response = Promise.withResolvers<Response>();
    const { user, sent, toast } = showCard({ [path]: () => response.promise });
    await user.type(email(), ` ${address}`);
    const pressed = submit();
    await user.dblClick(pressed);
    await waitFor(() => expect(pressed).toHaveAttribute("aria-busy", "true"));
    expect(screen.getByRole("button", { name: /Signing up/ })).toBeVisible();
    response.resolve(mailed());
    const heading = await screen.findByRole("heading", { name: "Check your inbox" });
    expect(heading).toHaveFocus();
    expect(heading.parentElement).toHaveTextContent(
      `We have sent an email with a link to ${address}. Open the link to confirm`,
    );
    expect(sent.map(({ body }) => body)).toEqual([{ email: address, timeZone: browserZone(), website: "" }]);
    expect(sent[0]?.headers.has("authorization")).toBe(false);
    expect(toast()).toBeNull();
  });

  it.each(["", "player", "player@example", "a player@example.org"])(
    "refuses the address %j, and sends nothing",
    async (typed) => {
      const { user, sent, toast } = showCard();
      if (typed) await user.type(email(), typed);
      await user.click(submit());
      expect(toast()).toMatchObject({
        title: "Invalid Email",
        description: "Please enter a valid email address.",
      });
      await waitFor(() => expect(email()).toHaveFocus());
      expect(email()).toHaveAccessibleDescription("Please enter a valid email address.");
      expect(sent).toEqual([]);
    },
  );

  it("shows beside the field what the API finds wrong with the address", async () => {
    const message = "Invalid email address";
    const { user, toast } = showCard({
      [path]: () => Response.json({ message, errors: [{ path: "email", message }] }, { status: 400 }),
    });
    await user.type(email(), `${address}{Enter}`);
    await waitFor(() => expect(email()).toHaveAccessibleDescription(message));
    expect(toast()).toMatchObject({ title: "Invalid Email" });
    expect(email()).toHaveValue(address);
  });

  it.each([
    [
      "too often, with how long to wait",
      () =>
        Response.json({ message: "Too many attempts." }, { status: 429, headers: { "retry-after": "90" } }),
      "Too many attempts. You can try again in 2 minutes.",
    ],
    ["without a network", () => Promise.reject(new TypeError("Failed to fetch")), /can't be reached/],
  ])("says that it failed %s, and loses nothing", async (_case, respond, words) => {
    const { user, toast } = showCard({ [path]: respond });
    await user.type(email(), `${address}{Enter}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(toast()).toMatchObject({ title: "Error", kind: "danger" });
    expect(email()).toHaveValue(address);
    expect(submit()).not.toHaveAttribute("aria-busy", "true");
  });

  it("has a field that people neither see nor reach, and sends what a program writes there", async () => {
    const { user, sent, container } = showCard({ [path]: mailed });
    const trap = container.querySelector<HTMLInputElement>("[name=website]");
    expect(trap?.closest("[aria-hidden=true]")).not.toBeNull();
    await user.tab();
    expect(email()).toHaveFocus();
    await user.tab();
    expect(submit()).toHaveFocus();
    if (trap) trap.value = "https://spam.example";
    await user.type(email(), `${address}{Enter}`);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ website: "https://spam.example" }));
  });

  it("subscribes a signed-in player at once, welcomes, and then offers the preferences", async () => {
    const { user, sent, toast } = showCard(
      {
        [path]: () => Response.json({ status: "subscribed" }, { status: 202 }),
        "GET /api/notifications/preferences": () => Response.json(preferences),
        "PUT /api/notifications/preferences": ({ body }) =>
          Response.json({ ...preferences, ...(body as object) }),
      },
      address,
    );
    expect(screen.queryByRole("form", { name: "Preferences" })).toBeNull();
    expect(email()).toHaveValue(address);
    await user.click(submit());
    const heading = await screen.findByRole("heading", { name: "You are subscribed" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(toast()).toMatchObject({
      title: "Welcome to WordleHint!",
      description:
        "You'll receive daily Wordle hints at midnight ET. Five minutes past midnight in your own time zone, to be exact.",
    });
    const form = await screen.findByRole("form", { name: "Preferences" });
    await user.click(within(form).getByRole("radio", { name: /three hints/ }));
    await user.click(within(form).getByRole("checkbox", { name: "Sunday" }));
    await user.click(within(form).getByRole("button", { name: "Save preferences" }));
    await waitFor(() => expect(toast()).toMatchObject({ title: "Preferences saved" }));
    expect(sent.at(-1)).toMatchObject({
      method: "PUT",
      body: { help: "hints", days: [1, 2, 3, 4, 5, 6], timeZone: "Europe/Berlin" },
    });
    expect(sent.every(({ headers }) => headers.get("authorization") === "Bearer t")).toBe(true);
  });

  it("keeps what a player has typed before the session was known", async () => {
    const { user, store } = showCard();
    await user.type(email(), "other@example.org");
    const player = { email: address, isSubscribed: false };
    act(() => void store.dispatch(sessionBegun({ token: "t", user: player })));
    expect(email()).toHaveValue("other@example.org");
  });
});
