import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { button, refusal, showProfile } from "./profile.fixture.tsx";

const signedIn = new Date(2026, 10, 2, 12);
const session = (id: string, device: string, current = false) => ({
  id,
  device,
  current,
  createdAt: signedIn.toISOString(),
  lastSeenAt: new Date(Date.now() - 20 * 60_000).toISOString(),
});
const here = session("s1", "Firefox on Windows", true);
const phone = session("s2", "Safari on iOS");
const library = session("s3", "Chrome on Linux");

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

async function openSessions(list: object[], more: Parameters<typeof showProfile>[0] = {}) {
  const shown = showProfile({ "GET /api/auth/sessions": () => Response.json(list), ...more });
  await shown.open("Where you're signed in");
  await screen.findByText("Firefox on Windows");
  return shown;
}
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const names = () =>
  rows().map((text) => /^[A-Z][a-z]+ on (iOS|[A-Z][a-z]+(?=This|Sign|Last))/.exec(text)?.[0]);

it("The sessions say device, since when and when last seen; the current one is marked and can't be ended", async () => {
  await openSessions([here, phone]);
  const facts = "Last seen 20 minutes agoSigned in on 2 November 2026";
  expect(rows()).toEqual([`Firefox on WindowsThis device${facts}`, `Safari on iOSSign out${facts}`]);
});

it("An ended session is gone at once, and the focus stays in the list", async () => {
  const response = Promise.withResolvers<Response>();
  const { changes, toast, user } = await openSessions([here, phone, library], {
    "DELETE /api/auth/sessions/s2": () => response.promise,
  });
  await user.click(button("Sign out Safari on iOS"));
  expect(names()).toEqual(["Firefox on Windows", "Chrome on Linux"]);
  expect(screen.getByRole("list", { name: "Where you are signed in" })).toHaveFocus();
  response.resolve(new Response(null, { status: 204 }));
  await waitFor(() => expect(toast()).toMatchObject({ description: "Safari on iOS is signed out." }));
  expect(changes()).toEqual(["DELETE /api/auth/sessions/s2"]);
});

it("A session that could not be ended comes back alone, and not one that was ended meanwhile", async () => {
  const response = Promise.withResolvers<Response>();
  const { user } = await openSessions([here, phone, library], {
    "DELETE /api/auth/sessions/s2": () => response.promise,
    "DELETE /api/auth/sessions/s3": () => new Response(null, { status: 204 }),
  });
  await user.click(button("Sign out Safari on iOS"));
  await user.click(button("Sign out Chrome on Linux"));
  response.resolve(refusal(500, "Out of order."));
  await screen.findByText("Out of order.");
  expect(names()).toEqual(["Firefox on Windows", "Safari on iOS"]);
});

it("A session that had ended already stays gone", async () => {
  const { toast, user } = await openSessions([here, phone], {
    "DELETE /api/auth/sessions/s2": () => refusal(404, "Not Found"),
  });
  await user.click(button("Sign out Safari on iOS"));
  await waitFor(() => expect(toast()).not.toBeNull());
  expect(names()).toEqual(["Firefox on Windows"]);
});

it.each([
  [204, ["Firefox on Windows"]],
  [500, ["Firefox on Windows", "Safari on iOS", "Chrome on Linux"]],
])("All others end with one press; after a %i these are left: %j", async (status, left) => {
  const response = Promise.withResolvers<Response>();
  const { changes, user } = await openSessions([here, phone, library], {
    "DELETE /api/auth/sessions": () => response.promise,
  });
  await user.click(button("Sign out everywhere else"));
  expect(names()).toEqual(["Firefox on Windows"]);
  response.resolve(status === 204 ? new Response(null, { status }) : refusal(status, "Out of order."));
  if (status !== 204) expect(await screen.findByText("Out of order.")).toBeVisible();
  expect(names()).toEqual(left);
  expect(changes()).toEqual(["DELETE /api/auth/sessions"]);
});

it("A list that can't be loaded says why, and is loaded again", async () => {
  let isUp = false;
  const { open, user } = showProfile({
    "GET /api/auth/sessions": () => (isUp ? Response.json([here]) : refusal(503, "Out of order.")),
  });
  await open("Where you're signed in");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "We couldn't load where you are signed in. Out of order.",
  );
  isUp = true;
  await user.click(button("Try again"));
  expect(await screen.findByText("Firefox on Windows")).toBeVisible();
});
