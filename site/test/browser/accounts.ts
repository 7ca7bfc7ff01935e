import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { readLink } from "./read-link.ts";
import { shellReady } from "./shell.ts";

export const password = "Riddle42x";

/** An address that no account has. */
export function newAddress(): string {
  return `player-${randomUUID().slice(0, 8)}@example.org`;
}

/** The path of the latest link that the address was to be sent. */
export function linkFor(email: string, purpose: Parameters<typeof readLink>[1]): Promise<string> {
  const { NATS_URL: natsUrl, LINK_KEY: linkKey } = process.env;
  if (!natsUrl || !linkKey) throw new Error("set NATS_URL and LINK_KEY to those of the product");
  return readLink({ natsUrl, linkKey }, purpose, email);
}

/**
 * Makes an account by the API, and returns its token. Every account comes from another address, because the product
 * limits registrations from one network.
 */
export async function makeAccount(page: Page, email: string): Promise<string> {
  const response = await page.request.post("/api/auth/register", {
    data: { email, password },
    headers: { "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(256)}` },
  });
  expect(response.status()).toBe(201);
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Opens a form of /auth, fills it in, and submits it. */
export async function submitAuth(
  page: Page,
  name: "Sign In" | "Create Account",
  typed: { email: string; password: string },
): Promise<void> {
  const form = page.getByRole("form", { name });
  await form.getByRole("textbox", { name: "Email" }).fill(typed.email);
  await form.getByLabel("Password", { exact: true }).fill(typed.password);
  await form.getByRole("button", { name }).click();
}

/** Opens a page, and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await shellReady(page);
}

/** The stored token, or null. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("token"));
}
