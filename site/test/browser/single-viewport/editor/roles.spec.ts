import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { choosePassword } from "@wordlehint/test-servers";
import { expect, openDocument, signIn, studioUrl, test, textOf, type Account } from "./studio.ts";

test.setTimeout(300_000);

/** Adds a viewer by the operator's command. The port of the site selects the installation. */
async function addViewer(): Promise<Account> {
  const email = `viewer-${Date.now().toString(36)}@example.org`;
  const portBase = new URL(process.env.BASE_URL ?? "").port;
  const args = ["deploy/local/src/lake.ts", "editors", "add", email, "--role", "viewer"];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, PORT_BASE: portBase, LOG_LEVEL: "error", NODE_OPTIONS: "" },
  });
  const password = /password[^:]*:?\s+(\S{12,})/i.exec(stdout)?.[1];
  if (password === undefined) throw new Error(`the command printed no password: ${stdout}`);
  return choosePassword(studioUrl, { email, password });
}

test("A viewer can read in the studio, but can write neither there nor through the API", async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await signIn(context.request, await addViewer());
  const page = await context.newPage();
  await openDocument(page, "blogPost", "blogPost-letter-frequency-analysis");
  await expect(textOf(page, "title")).toHaveValue(/Letter Frequency/);
  await expect(textOf(page, "title")).not.toBeEditable();
  await expect(page.getByTestId("action-publish")).toBeDisabled();

  const response = await context.request.post(`${studioUrl}/v2025-02-19/data/mutate/production`, {
    headers: { origin: studioUrl },
    data: { mutations: [{ create: { _type: "blogPost", title: "Not allowed" } }] },
  });
  expect([response.status(), await response.text()]).toEqual([403, expect.stringContaining("ermission")]);
  await context.close();
});

test("Reading and writing need a sign-in", async ({ playwright }) => {
  const request = await playwright.request.newContext({ storageState: { cookies: [], origins: [] } });
  const read = await request.get(`${studioUrl}/v2025-02-19/data/query/production`, {
    params: { query: "*" },
  });
  expect(read.status()).toBe(401);
  const written = await request.post(`${studioUrl}/v2025-02-19/data/mutate/production`, {
    headers: { origin: studioUrl },
    data: { mutations: [{ create: { _type: "blogPost" } }] },
  });
  expect(written.status()).toBe(401);
  await request.dispose();
});
