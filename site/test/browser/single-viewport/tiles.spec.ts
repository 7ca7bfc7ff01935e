import { expect, test, type Page } from "@playwright/test";
import { openStyleguide } from "../styleguide.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

const tile = (page: Page, name: string) => page.locator("#tiles").getByRole("button", { name });

test("A tile's turn takes 260 ms; a tile that is open on load isn't animated", async ({ page }) => {
  await openStyleguide(page, "tiles");
  await expect(tile(page, "Open from the start: O")).toHaveCSS("animation-name", "none");
  await tile(page, "Letter 1, closed").click();
  const turned = tile(page, "Letter 1: T");
  await expect(turned).toHaveCSS("animation-name", "turn");
  await expect(turned).toHaveCSS("animation-duration", "0.26s");
});
