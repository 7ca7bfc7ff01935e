import { screen } from "@testing-library/react";
import { show } from "../../../../test/dom/show.tsx";
import { blockStorage, storeInOtherTab } from "../../../../test/dom/storage.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const theme = () => document.documentElement.dataset.theme;
const switchTo = (name: string) => screen.getByRole("button", { name: `Switch to ${name} theme` });

describe("The theme switch", () => {
  it("follows another tab that switches", () => {
    show(<ThemeSwitch />);
    storeInOtherTab("wordlehint-theme", "light");
    expect(theme()).toBe("light");
    expect(switchTo("dark")).toBeVisible();
  });

  it("is dark again if another tab clears everything", () => {
    document.documentElement.dataset.theme = "light";
    show(<ThemeSwitch />);
    storeInOtherTab(null);
    expect(theme()).toBe("dark");
    expect(switchTo("light")).toBeVisible();
  });

  it("switches although storage is blocked", async () => {
    document.documentElement.dataset.theme = "dark";
    blockStorage();
    const { user } = show(<ThemeSwitch />);
    await user.click(switchTo("light"));
    expect(theme()).toBe("light");
    expect(switchTo("dark")).toBeVisible();
  });
});
