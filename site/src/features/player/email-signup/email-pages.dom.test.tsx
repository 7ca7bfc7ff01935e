import type { ReactElement } from "react";
import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { accountOf } from "../../../../test/dom/accounts.ts";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { userKnown } from "../../../state/session-api.ts";
import { sessionBegun, tokenRead } from "../../../state/session-slice.ts";
import { selectToast } from "../../../state/toast-slice.ts";
import { ConfirmSubscription } from "./ConfirmSubscription.tsx";
import { EmailPreferences } from "./EmailPreferences.tsx";
import { Unsubscribe } from "./Unsubscribe.tsx";

const email = "reader@example.org";
const choices = { email, timeZone: "Asia/Tokyo", help: "hints", days: [1, 3] };
const preferences = (more: object = {}) => ({ ...choices, status: "active", ...more });
const message = "This link is invalid or has expired. Ask for a new one.";
const refused = () => Response.json({ message, errors: [{ path: "token", message }] }, { status: 400 });
const down = () => Response.json({ message: "Please try again shortly." }, { status: 503 });

const confirmPath = "POST /api/notifications/confirm";
const readPath = "GET /api/notifications/preferences";
const changePath = "PUT /api/notifications/preferences";
const unsubscribePath = "POST /api/notifications/unsubscribe";

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const button = (name: string) => screen.getByRole("button", { name });

interface Given {
  address: string;
  page: ReactElement;
  responses?: Parameters<typeof fakeApi>[0];
  /** The signed-in player; none without it. */
  player?: string;
}

function open({ address, page, responses = {}, player }: Given) {
  history.replaceState(null, "", address);
  const sent = fakeApi(responses);
  const load = () => {
    const shown = show(page);
    act(() => {
      if (player === undefined) {
        shown.store.dispatch(tokenRead(null));
        return;
      }
      const user = accountOf({ email: player });
      localStorage.setItem("token", "t");
      shown.store.dispatch(sessionBegun({ token: "t", user }));
      shown.store.dispatch(userKnown("t", user));
    });
    return shown;
  };
  const shown = load();
  return { ...shown, sent, load, toast: () => selectToast(shown.store.getState()) };
}

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

describe("The page that confirms a subscription", () => {
  const confirmed = () => Response.json({ ...choices, preferencesToken: "pref-token" });
  const openPage = (responses: Parameters<typeof fakeApi>[0], query = "?token=s3cret") =>
    open({ address: `/confirm-subscription${query}`, page: <ConfirmSubscription />, responses });

  it("confirms by a press and not by being opened, welcomes, and offers the preferences", async () => {
    const { user, sent, toast, container } = openPage({ [confirmPath]: confirmed });
    await heading("Confirm your subscription");
    expect(location.search).toBe("");
    expect(sent).toEqual([]);
    await user.dblClick(button("Confirm"));
    await heading("You are subscribed");
    expect(container).toHaveTextContent(`The next riddle goes to ${email}.`);
    expect(sent.map(({ body }) => body)).toEqual([{ token: "s3cret" }]);
    expect(toast()).toMatchObject({
      title: "Welcome to WordleHint!",
      description:
        "You'll receive daily Wordle hints at midnight ET. Five minutes past midnight in your own time zone, to be exact.",
    });
    expect(screen.getByRole("radio", { name: /three hints/ })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Time zone" })).toHaveValue("Asia/Tokyo");
    for (const [day, isChosen] of [
      ["Monday", true],
      ["Tuesday", false],
    ] as const)
      expect(screen.getByRole<HTMLInputElement>("checkbox", { name: day }).checked).toBe(isChosen);
  });

  it("changes the preferences by the token that it got, not by the player who is signed in", async () => {
    const { user, sent } = open({
      address: "/confirm-subscription?token=s3cret",
      page: <ConfirmSubscription />,
      responses: { [confirmPath]: confirmed, [changePath]: () => Response.json(preferences()) },
      player: "somebody.else@example.org",
    });
    await user.click(button("Confirm"));
    await heading("You are subscribed");
    await user.click(button("Save preferences"));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.headers.get("authorization")).toBe("Link pref-token");
  });

  it("is still confirmed after a reload, without another request", async () => {
    const { user, sent, load } = openPage({ [confirmPath]: confirmed });
    await user.click(button("Confirm"));
    await heading("You are subscribed");
    load();
    expect(await screen.findAllByRole("heading", { level: 1, name: "You are subscribed" })).toHaveLength(2);
    expect(sent).toHaveLength(1);
  });

  it("says that a link is worth nothing, and offers to sign up again", async () => {
    const { user, container } = openPage({ [confirmPath]: refused });
    await user.click(button("Confirm"));
    await heading("This link can't confirm your subscription");
    expect(container).toHaveTextContent(message);
    expect(button("Get daily hints")).toBeVisible();
  });

  it("without a token says that the link is incomplete", async () => {
    const { container } = openPage({}, "");
    await heading("This link can't confirm your subscription");
    expect(container).toHaveTextContent("This link is incomplete.");
  });

  it("can be tried again when the API can't be reached", async () => {
    let respond = down;
    const { user } = openPage({ [confirmPath]: () => respond() });
    await user.click(button("Confirm"));
    expect(await screen.findByText("Please try again shortly.")).toBeVisible();
    respond = confirmed;
    await user.click(button("Confirm"));
    await heading("You are subscribed");
  });
});

describe("The page of preferences", () => {
  const openPage = (given: Omit<Given, "address" | "page">, query = "?token=s3cret") =>
    open({ address: `/email-preferences${query}`, page: <EmailPreferences />, ...given });

  it("finds a time zone by a part of its name, also an old one, and sends nothing meanwhile", async () => {
    const { user, sent } = openPage({
      responses: {
        [readPath]: () => Response.json(preferences({ timeZone: "Europe/Kiev" })),
        [changePath]: ({ body }) => Response.json(preferences(body as object)),
      },
    });
    const search = await screen.findByRole("searchbox", { name: "Find a time zone" });
    const zone = screen.getByRole("combobox", { name: "Time zone" });
    expect(zone).toHaveDisplayValue(/^Kyiv \(UTC\+[23]\)$/);
    await user.type(search, "calcutta{Enter}");
    expect(search).toHaveAccessibleDescription("2 time zones to choose from below.");
    expect(within(zone).getByRole("option", { name: "Kolkata (UTC+5:30)" })).toBeVisible();
    expect(within(zone).queryByRole("option", { name: /^London/ })).toBeNull();
    expect(sent).toHaveLength(1);
    await user.selectOptions(zone, "Asia/Kolkata");
    await user.click(button("Save preferences"));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ timeZone: "Asia/Kolkata" });
  });

  it("isn't saved without a day", async () => {
    const { user, sent } = openPage({ responses: { [readPath]: () => Response.json(preferences()) } });
    for (const day of ["Monday", "Wednesday"])
      await user.click(await screen.findByRole("checkbox", { name: day }));
    await user.click(button("Save preferences"));
    expect(screen.getByRole("group", { name: "Days" })).toHaveAccessibleDescription(
      "Choose at least one day of the week",
    );
    expect(screen.getByRole("checkbox", { name: "Monday" })).toHaveFocus();
    expect(sent).toHaveLength(1);
  });

  it("keeps what was chosen when it can't be saved, and says why", async () => {
    const text = "Choose a time zone from the list";
    let respond = () =>
      Response.json({ message: text, errors: [{ path: "timeZone", message: text }] }, { status: 400 });
    const { user, toast } = openPage({
      responses: { [readPath]: () => Response.json(preferences()), [changePath]: () => respond() },
    });
    await user.click(await screen.findByRole("radio", { name: "The riddle only" }));
    await user.click(button("Save preferences"));
    const zone = screen.getByRole("combobox", { name: "Time zone" });
    await waitFor(() => expect(zone).toHaveAccessibleDescription(expect.stringContaining(text)));
    respond = down;
    await user.click(button("Save preferences"));
    const form = screen.getByRole("form", { name: "Preferences" });
    expect(await within(form).findByText("Please try again shortly.")).toBeVisible();
    expect(toast()).toMatchObject({ title: "Your preferences weren't saved" });
    expect(screen.getByRole("radio", { name: "The riddle only" })).toBeChecked();
  });

  it("is the signed-in player's without a link", async () => {
    const { sent } = openPage(
      { responses: { [readPath]: () => Response.json(preferences()) }, player: email },
      "",
    );
    expect(await screen.findByRole("form", { name: "Preferences" })).toBeVisible();
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer t");
  });

  it("offers a player who isn't subscribed the sign-up", async () => {
    const { container } = openPage(
      { responses: { [readPath]: () => Response.json(preferences({ status: "none" })) }, player: email },
      "",
    );
    expect(await screen.findByRole("textbox", { name: "Email" })).toHaveValue(email);
    expect(container).toHaveTextContent(`${email} isn't subscribed yet.`);
  });

  it("says that an address isn't confirmed yet", async () => {
    openPage({ responses: { [readPath]: () => Response.json(preferences({ status: "pending" })) } });
    expect(await screen.findByText(/isn't confirmed yet/)).toBeVisible();
  });

  it("leads others to sign in, and back", async () => {
    const { sent } = openPage({}, "");
    expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      "/auth?next=%2Femail-preferences",
    );
    expect(sent).toEqual([]);
  });

  it("says that a link is worth nothing, and offers a new one", async () => {
    openPage({ responses: { [readPath]: refused } });
    await heading("This link doesn't work any more");
    expect(button("Get daily hints")).toBeVisible();
  });

  it("can be loaded again when the API can't be reached", async () => {
    let respond = down;
    const { user } = openPage({ responses: { [readPath]: () => respond() } });
    const again = await screen.findByRole("button", { name: "Try again" });
    respond = () => Response.json(preferences());
    await user.click(again);
    expect(await screen.findByRole("form", { name: "Preferences" })).toBeVisible();
  });
});

describe("The page that unsubscribes", () => {
  const done = () => Response.json({ status: "unsubscribed" });
  const openPage = (given: Omit<Given, "address" | "page">, query = "?token=s3cret") =>
    open({ address: `/unsubscribe${query}`, page: <Unsubscribe />, ...given });

  it("changes nothing by being opened, and unsubscribes with one press", async () => {
    const { user, sent, load } = openPage({ responses: { [unsubscribePath]: done } });
    await heading("Unsubscribe from the daily email?");
    expect(sent).toEqual([]);
    await user.click(button("Unsubscribe"));
    await heading("You are unsubscribed");
    expect(sent.map(({ body }) => body)).toEqual([{ token: "s3cret" }]);
    expect(button("Get daily hints")).toBeVisible();
    load();
    expect(await screen.findAllByRole("heading", { name: "You are unsubscribed" })).toHaveLength(2);
    expect(sent).toHaveLength(1);
  });

  it("unsubscribes the signed-in player without a link", async () => {
    const { user, sent } = openPage({ responses: { [unsubscribePath]: done }, player: email }, "");
    await user.click(await screen.findByRole("button", { name: "Unsubscribe" }));
    await heading("You are unsubscribed");
    expect(sent[0]).toMatchObject({ body: {} });
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer t");
  });

  it("says that a link is worth nothing", async () => {
    const { user, container } = openPage({ responses: { [unsubscribePath]: refused } });
    await user.click(button("Unsubscribe"));
    await heading("This link can't unsubscribe you");
    expect(container).toHaveTextContent("there is nothing left to do");
  });

  it("can be tried again when the API can't be reached", async () => {
    let respond = down;
    const { user } = openPage({ responses: { [unsubscribePath]: () => respond() } });
    await user.click(button("Unsubscribe"));
    expect(await screen.findByText("Please try again shortly.")).toBeVisible();
    respond = done;
    await user.click(button("Unsubscribe"));
    await heading("You are unsubscribed");
  });

  it("says where the link is, without one", async () => {
    openPage({}, "");
    expect(await screen.findByText(/Every email has a link at its foot/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Unsubscribe" })).toBeNull();
  });
});
