import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addEditor, setPassword } from "../src/actions/access/manage-editors.ts";
import { addFirstEditor } from "../src/actions/access/add-first-editor.ts";
import { createContext, type Context } from "../src/context.ts";
import { closeAll, closeLater } from "./support/close-later.ts";
import { lakeConfig } from "./support/replicas.ts";
import { editorEmail, editorPassword, startWholeLake, type WholeLake } from "./support/whole-lake.ts";

let dir: string;
let lake: WholeLake;
let context: Context;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "studio-"));
  await mkdir(join(dir, "static"));
  await writeFile(
    join(dir, "index.html"),
    "<!DOCTYPE html><html><head></head><body>The studio</body></html>",
  );
  await writeFile(join(dir, "static", "favicon.svg"), "<svg/>");
  lake = await startWholeLake({ STUDIO_DIR: dir });
  context = createContext(lake.config);
  closeLater(context.close);
  await context.mongo.ready;
});
afterAll(async () => {
  await closeAll();
  await rm(dir, { recursive: true });
});

let count = 0;

/** An editor whose password was generated, and their browser, which is signed in. */
async function givenPassword() {
  const email = `given-${count++}@lake.test`;
  const { password } = await addEditor(context, { email, role: "administrator" });
  return { email, password, headers: await lake.browser(email, password) };
}

const form = (headers: Record<string, string>, path: string, fields: Record<string, string> = {}) =>
  lake.fetch(path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });

const cookieOf = (response: Response) => ({
  cookie: /lakeSession=[^;]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "",
});

describe("An editor with a password that somebody else knows", () => {
  it.each([
    ["GET", "/v2025-02-19/data/query/production?query=*"],
    ["GET", "/v2025-02-19/data/doc/production/a"],
    ["GET", "/v2025-02-19/data/listen/production?query=*"],
    ["GET", "/v2025-02-19/data/export/production"],
    ["POST", "/v2025-02-19/data/mutate/production"],
    ["POST", "/v2025-02-19/assets/images/production"],
    ["GET", "/v2021-06-07/users/me"],
    ["GET", "/v2021-06-07/projects"],
    ["GET", "/v1/auth/id"],
    ["GET", "/v1/ping"],
    ["PUT", "/v2021-06-07/users/me/keyvalue"],
    ["GET", "/images/lake/production/0123456789012345678901234567890123456789-8x8.png"],
    ["GET", "/files/lake/production/0123456789012345678901234567890123456789.pdf"],
  ])("is refused %s %s, and told what to do", async (method, path) => {
    const { headers } = await givenPassword();
    const response = await lake.fetch(path, { method, headers });
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining("/account")]);
  });

  it.each(["/v2021-06-07/socket/production", "/streams"])("gets no socket at %s", async (path) => {
    const { headers } = await givenPassword();
    expect(await lake.socket(path, headers).ended).toBe(403);
  });

  it("is led from the sign-in to the change of the password, and from there to the studio", async () => {
    const { email, password } = await givenPassword();
    const signedIn = await lake.signIn({ email, password, origin: "/structure/post" });
    expect(signedIn.headers.get("location")).toBe("/account?origin=%2Fstructure%2Fpost");
    const headers = { ...cookieOf(signedIn), origin: "http://lake.test" };
    const page = await (await lake.fetch("/account?origin=%2Fstructure%2Fpost", { headers })).text();
    expect(page).toContain("Choose your password");
    expect(page).toContain('name="origin" value="/structure/post"');
    const change = { current: password, next: "a password of my own", origin: "/structure/post" };
    const changed = await form(headers, "/account", change);
    expect([changed.status, changed.headers.get("location")]).toEqual([303, "/structure/post"]);
    const me = await lake.fetch("/v2021-06-07/users/me", { headers: cookieOf(changed) });
    expect([me.status, await me.json()]).toEqual([200, expect.objectContaining({ email })]);
    const again = await lake.signIn({ email, password: "a password of my own" });
    expect(again.headers.get("location")).toBe("/");
  });

  it("is led there by the studio and by the sign-in page, too", async () => {
    const { headers } = await givenPassword();
    for (const path of ["/", "/structure/post", "/login"]) {
      const { status, headers: sent } = await lake.fetch(path, { headers });
      expect([status, sent.get("location")]).toEqual([303, expect.stringMatching(/^\/account\?origin=/)]);
    }
    expect((await lake.fetch("/static/favicon.svg", { headers })).status).toBe(200);
  });

  it("can't keep the password, nor choose a common one", async () => {
    const { password, headers } = await givenPassword();
    const refused = async (next: string) => {
      const response = await form(headers, "/account", { current: password, next });
      return [response.status, await response.text()];
    };
    expect(await refused(password)).toEqual([400, expect.stringContaining("must differ")]);
    expect(await refused("password123456")).toEqual([400, expect.stringContaining("guessed first")]);
    expect((await lake.fetch("/v1/auth/id", { headers })).status).toBe(403);
  });

  it("can sign out, on the page and by the API", async () => {
    const { headers } = await givenPassword();
    expect((await form(headers, "/account/sign-out")).headers.get("location")).toBe("/login");
    const { headers: other } = await givenPassword();
    expect((await lake.fetch("/v1/auth/logout", { method: "POST", headers: other })).status).toBe(200);
    expect((await lake.fetch("/v1/auth/id", { headers: other })).status).toBe(401);
  });

  it("has to change it again when an operator has set another one", async () => {
    const { email } = await givenPassword();
    await setPassword(context, email, "a password of my own");
    const status = async (password: string) => {
      const headers = await lake.browser(email, password);
      return (await lake.fetch("/v1/auth/id", { headers })).status;
    };
    expect(await status("a password of my own")).toBe(200);
    const { password } = await setPassword(context, email);
    expect(await status(password)).toBe(403);
  });
});

it("A first editor's password must be changed, even a configured one", async () => {
  const fresh = createContext(lakeConfig({ FIRST_EDITOR_PASSWORD: "a configured password" }));
  closeLater(fresh.close);
  await fresh.mongo.ready;
  await addFirstEditor(fresh);
  expect(await fresh.editors.list()).toEqual([expect.objectContaining({ mustChangePassword: true })]);
});

it("An editor from before passwords had to be changed isn't held up", async () => {
  const response = await lake.signIn({ email: editorEmail, password: editorPassword });
  expect(response.headers.get("location")).toBe("/");
  const headers = cookieOf(response);
  expect((await lake.fetch("/v2021-06-07/users/me", { headers })).status).toBe(200);
  expect((await lake.fetch("/", { headers })).status).toBe(200);
});
