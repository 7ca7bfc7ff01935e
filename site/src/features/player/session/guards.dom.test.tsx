import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { accountOf } from "../../../../test/dom/accounts.ts";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { storeInOtherTab } from "../../../../test/dom/storage.ts";
import { tokenRead } from "../../../state/session-slice.ts";
import { FollowedSession } from "./FollowedSession.tsx";
import { Protected } from "./Protected.tsx";
import { SignedOutOnly } from "./SignedOutOnly.tsx";

const player = () => Response.json(accountOf());
const down = () => Response.json({ message: "Down" }, { status: 503 });
const refused = () => Response.json({ message: "No." }, { status: 401 });
const never = () => new Promise<Response>(() => undefined);

function PrivatePage() {
  return (
    <>
      <FollowedSession />
      <Protected>{({ email }) => <p>Hello {email}</p>}</Protected>
    </>
  );
}

function FormPage() {
  return (
    <>
      <FollowedSession />
      <SignedOutOnly to="/blog?page=2">
        <input aria-label="Typed" />
      </SignedOutOnly>
    </>
  );
}

const ledTo = () => {
  const led = jest.spyOn(window as unknown as { ___navigate: (...to: unknown[]) => void }, "___navigate");
  return () => led.mock.calls.map(([to]) => to);
};

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());
afterEach(() => history.replaceState(null, "", "/"));

describe("A page for signed-in players", () => {
  it("leads a visitor to sign in, with the way back", async () => {
    history.replaceState(null, "", "/blog/page/2?sort=old#list");
    fakeApi({});
    const led = ledTo();
    show(<PrivatePage />);
    await waitFor(() => expect(led()).toEqual(["/auth?next=%2Fblog%2Fpage%2F2%3Fsort%3Dold%23list"]));
  });

  it("waits while the user is being fetched, and then shows its content", async () => {
    localStorage.setItem("token", "t");
    const response = Promise.withResolvers<Response>();
    fakeApi({ "GET /api/user": () => response.promise });
    const led = ledTo();
    show(<PrivatePage />);
    expect(screen.getByRole("status")).toHaveTextContent("Checking who is signed in");
    response.resolve(player());
    expect(await screen.findByText("Hello player@example.org")).toBeVisible();
    expect(led()).toEqual([]);
  });

  it.each(["expired", "was revoked elsewhere"])("leads to sign in a player whose token %s", async () => {
    localStorage.setItem("token", "t");
    fakeApi({ "GET /api/user": refused });
    const led = ledTo();
    show(<PrivatePage />);
    await waitFor(() => expect(led()).toEqual(["/auth"]));
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("stays, and says so, while accounts can't be reached; then it goes on when asked to", async () => {
    localStorage.setItem("token", "t");
    let respond: () => Response = down;
    fakeApi({ "GET /api/user": () => respond() });
    const led = ledTo();
    const { user } = show(<PrivatePage />);
    expect(await screen.findByRole("heading", { name: "We can't check who is signed in" })).toBeVisible();
    respond = player;
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Hello player@example.org")).toBeVisible();
    expect(led()).toEqual([]);
    expect(localStorage.getItem("token")).toBe("t");
  });
});

describe("A page for visitors only", () => {
  it("leads a signed-in player on", async () => {
    localStorage.setItem("token", "t");
    fakeApi({ "GET /api/user": player });
    const led = ledTo();
    show(<FormPage />);
    expect(screen.queryByRole("textbox")).toBeNull();
    await waitFor(() => expect(led()).toEqual(["/blog?page=2"]));
  });

  it("leads on a player who signs in in another tab", async () => {
    fakeApi({ "GET /api/user": player });
    const led = ledTo();
    show(<FormPage />);
    expect(screen.getByRole("textbox")).toBeVisible();
    storeInOtherTab("token", "t");
    await waitFor(() => expect(led()).toEqual(["/blog?page=2"]));
  });

  it("keeps what was typed while another tab's token turns out to be worth nothing", async () => {
    const response = Promise.withResolvers<Response>();
    fakeApi({ "GET /api/user": () => response.promise });
    const { user } = show(<FormPage />);
    await user.type(screen.getByRole("textbox"), "abc");
    storeInOtherTab("token", "t");
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    response.resolve(refused());
    expect(await screen.findByRole("textbox")).toHaveValue("abc");
  });

  it("says that accounts can't be reached instead of waiting for ever", async () => {
    localStorage.setItem("token", "t");
    fakeApi({ "GET /api/user": down });
    show(<FormPage />);
    expect(await screen.findByRole("heading", { name: "We can't check who is signed in" })).toBeVisible();
  });

  it("shows its content as soon as the browser is known to hold no token", () => {
    fakeApi({ "GET /api/user": never });
    const { store } = show(<FormPage />);
    act(() => void store.dispatch(tokenRead(null)));
    expect(screen.getByRole("textbox")).toBeVisible();
  });
});
