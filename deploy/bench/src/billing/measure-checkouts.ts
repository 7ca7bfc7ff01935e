import { chromium, type Page } from "@playwright/test";
import { signedInSchema } from "@wordlehint/contracts";
import { findChromium } from "@wordlehint/local/chromium/find-chromium";
import { startProduct } from "../start-product.ts";

const timeoutMs = 60_000;

/** Buys Premium in a browser again and again. Returns the milliseconds from each click until the page says that it's there. */
export async function measureCheckouts(count: number): Promise<number[]> {
  const product = await startProduct();
  try {
    const executablePath = await findChromium((detail) => console.log(`Chromium: ${detail} …`));
    const browser = await chromium.launch({
      args: ["--no-sandbox", "--disable-background-networking", "--disable-gpu"],
      executablePath,
    });
    try {
      const site = `http://localhost:${product.ports.gateway}`;
      const waits: number[] = [];
      for (let number = 0; number < count; number++) {
        const page = await browser.newPage({ baseURL: site });
        page.setDefaultTimeout(timeoutMs);
        waits.push(await buy(page, `bench-${number}@example.org`));
        await page.close();
      }
      return waits;
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}

async function buy(page: Page, email: string): Promise<number> {
  const response = await page.request.post("/api/auth/register", {
    data: { email, password: "Quiet-Otter-71" },
  });
  if (!response.ok()) throw new Error(`register: ${response.status()} ${await response.text()}`);
  const { token } = signedInSchema.parse(await response.json());
  await page.goto("/about");
  await page.evaluate((stored) => localStorage.setItem("token", stored), token);
  await page.goto("/subscribe");
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await form.getByLabel("Card number").fill("4242424242424242");
  await form.getByLabel("Expiration date").fill("12 / 34");
  await form.getByLabel("Security code").fill("123");
  const clicked = performance.now();
  await page.getByRole("button", { name: /^Subscribe Now/ }).click();
  await page.getByText("You are now subscribed to the ad-free experience!", { exact: true }).waitFor();
  return performance.now() - clicked;
}
