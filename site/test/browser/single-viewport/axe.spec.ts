import { expect, test, type Locator, type Page } from "@playwright/test";
import type { SectionName } from "../../../src/styleguide/section-names.ts";
import { expectNoViolations } from "../axe.ts";
import { openStyleguide } from "../styleguide.ts";

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

const overlaysOf: Partial<Record<SectionName, readonly Overlay[]>> = {
  dialogs: [
    { name: "a short dialog", open: press("Short dialog"), part: "[role=dialog]" },
    { name: "a described dialog", open: press("Described dialog"), part: "[role=dialog]" },
    { name: "a long dialog", open: press("Long dialog"), part: "[role=dialog]" },
  ],
  panel: [{ name: "the panel", open: press("Open the panel"), part: "[role=dialog]" }],
  menus: [
    {
      name: "a menu",
      open: (page) => page.locator("#menus").getByRole("button", { name: "Menu", exact: true }).click(),
      part: "[role=menu]",
    },
  ],
  selects: [
    {
      name: "a select's list",
      open: (page) => page.getByRole("combobox", { name: "Order", exact: true }).click(),
      part: "[role=listbox]",
    },
  ],
  tooltips: [
    {
      name: "a tooltip",
      open: (page) => button(page, "With a long tooltip").focus(),
      part: "[data-radix-popper-content-wrapper]",
    },
  ],
  toasts: [
    {
      name: "a toast",
      open: async (page) => {
        await press("Toast: Login failed")(page);
        // It stays while the pointer rests on it.
        await page.locator("[role=region] li").hover();
      },
      part: "[role=region] li",
    },
  ],
  blockers: [
    { name: "the dialog about an ad blocker", open: press("Blocker found"), part: "[role=dialog]" },
    {
      name: "the wall against an ad blocker",
      open: press("Blocker found, full screen"),
      part: "dialog",
      // The style guide's wall finds the ad blocker gone at the second press.
      close: async (page) => {
        const done = page.getByRole("button", { name: "I've Turned It Off" });
        await done.click();
        await expect(page.getByText("Ads are still blocked.")).toBeVisible();
        await done.click();
      },
    },
  ],
};

// Each theme on one viewport: the colors don't depend on it.
for (const [theme, viewport] of [
  ["dark", { width: 360, height: 740 }],
  ["light", { width: 1280, height: 800 }],
] as const) {
  test(`axe finds no violations in any part of the style guide, ${theme}, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openStyleguide(page, "all", { theme });
    await page.getByRole("tab", { name: "Advanced Techniques" }).click();
    await page.getByRole("button", { name: "How is a riddle made" }).click();
    await expectNoViolations(page, theme);
  });

  test(`axe finds no violations in what opens from the style guide, ${theme}, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // While a part fades in, its text has less contrast.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [section, overlays] of Object.entries(overlaysOf)) {
      await openStyleguide(page, section as SectionName, { theme });
      for (const { name, open, part, close = escape } of overlays) {
        await test.step(name, async () => {
          await open(page);
          await expect(page.locator(part)).toBeVisible();
          await expectNoViolations(page, theme, part);
          await close(page);
          await expect(page.locator(part)).toHaveCount(0);
        });
      }
    }
  });
}
