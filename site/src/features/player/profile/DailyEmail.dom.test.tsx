import { act, screen, waitFor } from "@testing-library/react";
import { emailApi } from "../../../state/email-api.ts";
import { player, showProfile } from "./profile.fixture.tsx";

const path = "GET /api/notifications/preferences";
const preferences = (more: object) => ({
  email: player.email,
  timeZone: "Europe/Berlin",
  help: "riddle",
  days: [1],
  status: "active",
  ...more,
});
const profile = () => screen.getByRole("dialog", { name: "Profile" });

describe("The daily email in the profile", () => {
  it.each([
    [{ days: [0, 1, 2, 3, 4, 5, 6], help: "hints" }, "Every dayRiddle and three hints.Change"],
    [{ days: [1, 2] }, "2 days a weekRiddle only.Change"],
    [{}, "One day a weekRiddle only.Change"],
    [{ status: "none" }, "OffNothing is sent.Set it up"],
    [{ status: "pending" }, "OffBegins when you open the link that we sent you.Set it up"],
  ])("with %j is %s", async (chosen, words) => {
    showProfile({ [path]: () => Response.json(preferences(chosen)) });
    expect(profile()).toHaveTextContent("Daily email…LoadingChange");
    await waitFor(() => expect(profile()).toHaveTextContent(`Daily email${words}`));
    const link = screen.getByRole("link", { name: /^(Change|Set it up)$/ });
    expect(link).toHaveAttribute("href", "/email-preferences");
  });

  it("shows at once what was changed elsewhere on the page", async () => {
    const { store } = showProfile({
      [path]: () => Response.json(preferences({})),
      "PUT /api/notifications/preferences": ({ body }) => Response.json(preferences(body as object)),
    });
    await screen.findByText("One day a week");
    const change = { timeZone: "Europe/Berlin", help: "hints", days: [1, 2, 3] } as const;
    await act(async () => {
      const reader = { player: player.email };
      await store.dispatch(
        emailApi.endpoints.changeEmailPreferences.initiate({
          reader,
          change: { ...change, days: [...change.days] },
        }),
      );
    });
    expect(await screen.findByText("3 days a week")).toBeVisible();
  });

  it("isn't there while it can't be read", async () => {
    showProfile({ [path]: () => Response.json({ message: "Away." }, { status: 503 }) });
    await waitFor(() => expect(profile()).not.toHaveTextContent("Daily email"));
    expect(profile()).toHaveTextContent("Streak");
  });
});
