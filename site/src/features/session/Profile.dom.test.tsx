import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { fakeApi } from "../../../test/dom/fake-api.ts";
import { show } from "../../../test/dom/show.tsx";
import { Profile } from "./Profile.tsx";

const player = { email: "player@example.org", isSubscribed: true };
const onClose = () => undefined;
const profile = () => screen.getByRole("dialog", { name: "Profile" });
const cancel = () => within(profile()).getByRole("button", { name: "Cancel Subscription" });

describe("The profile", () => {
  it.each([
    [false, "Free"],
    [true, "Premium"],
  ])("of a player whose subscription is %j says %s", (isSubscribed, status) => {
    show(<Profile isOpen onClose={onClose} user={{ ...player, isSubscribed }} />);
    expect(profile()).toHaveTextContent(`Emailplayer@example.orgStatus${status}`);
    expect(screen.queryAllByRole("button", { name: "Cancel Subscription" })).toHaveLength(
      isSubscribed ? 1 : 0,
    );
  });

  it("sends nothing when the player doesn't confirm the cancellation", async () => {
    const sent = fakeApi({});
    const confirm = jest.spyOn(window, "confirm").mockReturnValue(false);
    const { user } = show(<Profile isOpen onClose={onClose} user={player} />);
    await user.click(cancel());
    expect(confirm).toHaveBeenCalledWith("Are you sure you want to cancel your subscription?");
    expect(sent).toEqual([]);
  });

  it.each([202, 500])("doesn't call a response of %i a cancellation", async (status) => {
    fakeApi({ "POST /api/auth/cancel-subscription": () => Response.json({}, { status }) });
    jest.spyOn(window, "confirm").mockReturnValue(true);
    jest.spyOn(console, "error").mockReturnValue();
    const alert = jest.spyOn(window, "alert").mockReturnValue();
    const { user } = show(<Profile isOpen onClose={onClose} user={player} />);
    await user.click(cancel());
    await waitFor(() =>
      expect(alert).toHaveBeenCalledWith("Failed to cancel subscription. Please try again."),
    );
    expect(await screen.findByRole("button", { name: "Cancel Subscription" })).toBeEnabled();
  });
});
