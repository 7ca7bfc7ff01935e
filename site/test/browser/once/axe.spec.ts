import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectNoViolations } from "../axe.ts";
import { openLook, themes } from "../look.ts";

const viewports = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 800 },
];

interface Overlay {
  name: string;
  open: (page: Page) => Promise<void>;
  /** The selector of what opens. */
  part: string;
  close?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const press = (name: string) => (page: Page) => button(page, name).click();

const escape = (page: Page) => page.keyboard.press("Escape");

const overlays: readonly Overlay[] = [
  { name: "a short dialog", open: press("Short dialog"), part: "[role=dialog]" },
  { name: "a described dialog", open: press("Described dialog"), part: "[role=dialog]" },
  { name: "a long dialog", open: press("Long dialog"), part: "[role=dialog]" },
  { name: "the panel", open: press("Open the panel"), part: "[role=dialog]" },
  {
    name: "a menu",
    open: (page) => page.locator("#menus").getByRole("button", { name: "Menu", exact: true }).click(),
    part: "[role=menu]",
  },
  {
    name: "a select's list",
    open: (page) => page.getByRole("combobox", { name: "Order", exact: true }).click(),
    part: "[role=listbox]",
  },
  {
    name: "a tooltip",
    open: (page) => button(page, "With a long tooltip").focus(),
    part: "[data-radix-popper-content-wrapper]",
  },
  {
    name: "a toast",
    open: async (page) => {
      await press("Toast: Login failed")(page);
      // It stays while the pointer rests on it.
      await page.locator("[role=region] li").hover();
    },
    part: "[role=region] li",
  },
  { name: "the dialog about an ad blocker", open: press("Blocker found"), part: "[role=dialog]" },
  {
    name: "the wall against an ad blocker",
    open: press("Blocker found, full screen"),
    part: "dialog",
    // The look's wall finds the ad blocker gone at the second press.
    close: async (page) => {
      const done = page.getByRole("button", { name: "I've Turned It Off" });
      await done.click();
      await expect(page.getByText("Ads are still blocked.")).toBeVisible();
      await done.click();
    },
  },
];

for (const theme of themes) {
  for (const viewport of viewports) {
    test(`axe finds no violations in any part of the look, nor in what opens from it, ${theme}, on a ${viewport.name}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      // While a part fades in, its text has less contrast.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openLook(page, "all", { theme });
      await page.getByRole("tab", { name: "Advanced Techniques" }).click();
      await page.getByRole("button", { name: "How is a riddle made" }).click();
      await expectNoViolations(page, theme);
      for (const { name, open, part, close = escape } of overlays) {
        await test.step(name, async () => {
          await open(page);
          await expect(page.locator(part)).toBeVisible();
          await expectNoViolations(page, theme, part);
          await close(page);
          await expect(page.locator(part)).toHaveCount(0);
        });
      }
    });
  }
}
