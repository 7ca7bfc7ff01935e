import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { show } from "../../../../test/dom/show.tsx";
import { Share } from "./Share.tsx";

const url = "https://hint.example/wordle-hint/march-5-2025";
const shared = { url, text: "Wordle No. 1356 as a riddle: “A verse”" };

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

const toast = (store: ReturnType<typeof show>["store"]) => store.getState().toast.toast;

describe("The share buttons", () => {
  it.each([
    ["Instagram", "Copy the link and share it on Instagram"],
    ["TikTok", "Copy the link and share it on TikTok"],
    ["Copy link", "Link copied"],
  ])("%s copies the link and says: %s", async (name, title) => {
    const { user, store } = show(<Share {...shared} />);
    await user.click(screen.getByRole("button", { name }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(toast(store)).toMatchObject({ title, isOpen: true });
  });

  it("show the link if it can't be copied", async () => {
    jest.spyOn(console, "error").mockReturnValue();
    const { user, store } = show(<Share {...shared} />);
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(toast(store)).toMatchObject({ kind: "danger", description: url });
  });

  it.each(["X", "Facebook", "Reddit"])("%s opens a popup of 550 × 400 with the post", async (name) => {
    const popup = { opener: window };
    const open = jest.spyOn(window, "open").mockReturnValue(popup as unknown as Window);
    const { user } = show(<Share {...shared} />);
    const link = screen.getByRole("link", { name });
    const isFollowed = new Promise((resolve) =>
      addEventListener("click", (event) => resolve(!event.defaultPrevented), { once: true }),
    );
    await user.click(link);
    expect(open).toHaveBeenCalledWith(
      link.getAttribute("href"),
      "share",
      expect.stringMatching(/width=550,height=400/),
    );
    expect(popup.opener).toBeNull();
    expect(await isFollowed).toBe(false);
  });

  it("follow the link if the popup is blocked", async () => {
    jest.spyOn(window, "open").mockReturnValue(null);
    const { user } = show(<Share {...shared} />);
    const isFollowed = new Promise((resolve) =>
      addEventListener(
        "click",
        (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      ),
    );
    await user.click(screen.getByRole("link", { name: "Reddit" }));
    expect(await isFollowed).toBe(true);
  });

  it("open no popup when the player wants a tab or a window of their own", async () => {
    const open = jest.spyOn(window, "open").mockReturnValue(null);
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    const { user } = show(<Share {...shared} />);
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("link", { name: "Reddit" }));
    expect(open).not.toHaveBeenCalled();
  });

  it("open the device's own sheet where it has one, and take no for an answer", async () => {
    const logged = jest.spyOn(console, "error").mockReturnValue();
    const share = jest.fn(() => Promise.reject(new DOMException("no", "AbortError")));
    Object.assign(navigator, { share });
    const { user, store } = show(<Share {...shared} />);
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(share).toHaveBeenCalledWith(shared);
    expect([logged.mock.calls.length, toast(store)]).toEqual([0, null]);
  });

  it("copy text and link where the device has no sheet, or its sheet fails", async () => {
    jest.spyOn(console, "error").mockReturnValue();
    const { user, store } = show(<Share {...shared} />);
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await navigator.clipboard.readText()).toBe(`${shared.text}\n${url}`);
    expect(toast(store)).toMatchObject({ title: "Copied: paste it wherever you like" });
    await navigator.clipboard.writeText("");
    Object.assign(navigator, { share: () => Promise.reject(new Error("broken")) });
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(await navigator.clipboard.readText()).toContain(url);
  });
});
