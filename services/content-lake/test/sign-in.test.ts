import { createContext } from "../src/context.ts";
import { addEditor, removeEditor, setPassword } from "../src/actions/access/manage-editors.ts";
import { eventually } from "@wordlehint/local/test-servers";
import { closeAll } from "./support/close-later.ts";
import {
  editorEmail,
  editorPassword,
  publicUrl,
  startWholeLake,
  type WholeLake,
} from "./support/whole-lake.ts";

let lake: WholeLake;
let time = Date.parse("2046-03-01T12:00:00Z");
beforeEach(async () => {
  time = Date.parse("2046-03-01T12:00:00Z");
  lake = await startWholeLake({}, { now: () => new Date(time) });
});
afterEach(closeAll);

const me = async (headers: Record<string, string>): Promise<unknown> =>
  (await lake.fetch("/v2021-06-07/users/me", { headers })).json();

describe("Signing in", () => {
  it("stores a session that no script can read, and returns to the previous page", async () => {
    const response = await lake.signIn({ origin: `${publicUrl}/structure/post;a` });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/structure/post;a"]);
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^lakeSession=[\w-]{43}; /);
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Expires="])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain("Secure");
    expect(await me(await lake.browser())).toMatchObject({
      email: editorEmail,
      role: "administrator",
      roles: [{ name: "administrator" }],
    });
  });

  it("responds in the same way to a wrong password and to an unknown e-mail address", async () => {
    const wrong = await lake.signIn({ password: "another password" });
    const unknown = await lake.signIn({ email: "nobody@lake.test" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const [first, second] = [await wrong.text(), await unknown.text()];
    expect(first.replaceAll(editorEmail, "")).toBe(second.replaceAll("nobody@lake.test", ""));
    expect(first).toContain('role="alert"');
    expect(first).not.toContain("another password");
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  it("is refused after ten wrong passwords, and the page says for how long", async () => {
    for (let attempt = 0; attempt < 10; attempt++) await lake.signIn({ password: "wrong" });
    const refused = await lake.signIn();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    expect(await refused.text()).toContain("try again in 15 minutes");
    time += 15 * 60_000;
    expect((await lake.signIn()).status).toBe(303);
  });

  it("is refused to a client that tries many e-mail addresses", async () => {
    for (let attempt = 0; attempt < 30; attempt++) await lake.signIn({ email: `guess${attempt}@lake.test` });
    expect((await lake.signIn()).status).toBe(429);
  });

  it("counts attempts that are made at the same time", async () => {
    const attempts = Array.from({ length: 15 }, () => lake.signIn({ password: "wrong" }));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  });

  it("accepts the form only from its own page", async () => {
    const foreign = await lake.signIn({}, { origin: "http://evil.test" });
    expect([foreign.status, foreign.headers.get("set-cookie")]).toEqual([403, null]);
    expect(await foreign.text()).toContain(`${publicUrl}/login`);
  });

  it("never redirects to another host", async () => {
    const response = await lake.signIn({ origin: "http://evil.test/" });
    expect(response.headers.get("location")).toBe("/");
  });

  it("works without scripts, which the page forbids", async () => {
    const page = await lake.fetch("/login?origin=%22%3E%3Cscript%3E");
    const text = await page.text();
    expect(text).not.toMatch(/<script/);
    expect(page.headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  });

  it("is skipped for editors who are signed in", async () => {
    const { cookie } = await lake.browser();
    const response = await lake.fetch("/login?origin=/presentation", { headers: { cookie } });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/presentation"]);
  });
});

describe("A session", () => {
  it("ends when the editor signs out, also for copies of the cookie", async () => {
    const headers = await lake.browser();
    const out = await lake.fetch("/v1/auth/logout", { method: "POST", headers });
    expect(out.status).toBe(200);
    expect(out.headers.get("set-cookie")).toMatch(/^lakeSession=;/);
    expect((await lake.fetch("/v1/auth/id", { headers })).status).toBe(401);
    expect(await me(headers)).toEqual({});
  });

  it("lasts as long as it is used within thirty days", async () => {
    const headers = await lake.browser();
    const day = 24 * 3_600_000;
    for (let visit = 0; visit < 3; visit++) {
      time += 29 * day;
      const response = await lake.fetch("/v1/auth/id", { headers });
      expect(response.status).toBe(200);
      expect(response.headers.get("set-cookie")).toContain(headers.cookie);
    }
    time += 31 * day;
    expect((await lake.fetch("/v1/auth/id", { headers })).status).toBe(401);
  });

  it("that has ended is refused instead of being treated as anonymous", async () => {
    const headers = { cookie: "lakeSession=nonsense" };
    const response = await lake.fetch("/v2025-02-19/data/query/production?query=*", { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ statusCode: 401, errorCode: "SIO-401-ANF" });
  });

  it("is stored as a hash, and so is the password", async () => {
    const { cookie } = await lake.browser();
    const context = createContext({ ...lake.config, LOG_LEVEL: "silent" });
    await context.mongo.ready;
    const { db } = context.mongo.connection;
    const stored = JSON.stringify([
      await db?.collection("sessions").find().toArray(),
      await db?.collection("editors").find().toArray(),
    ]);
    await context.close();
    expect(stored).toContain("$argon2id$");
    expect(stored).not.toContain(cookie.replace("lakeSession=", ""));
    expect(stored).not.toContain(editorPassword);
  });

  it("ends with the editor's removal and with a new password", async () => {
    const context = createContext({ ...lake.config, LOG_LEVEL: "silent" });
    await context.mongo.ready;
    const { password } = await addEditor(context, { email: "ed@lake.test", role: "editor" });
    const first = await lake.browser("ed@lake.test", password);
    await setPassword(context, "ED@lake.test", "a quite new password");
    expect((await lake.fetch("/v1/auth/id", { headers: first })).status).toBe(401);
    const second = await lake.browser("ed@lake.test", "a quite new password");
    await removeEditor(context, "ed@lake.test");
    expect((await lake.fetch("/v1/auth/id", { headers: second })).status).toBe(401);
    expect((await lake.signIn({ email: "ed@lake.test", password: "a quite new password" })).status).toBe(401);
    await addEditor(context, { email: "ed@lake.test", role: "editor" });
    await context.close();
  });
});

describe("The account page", () => {
  const change = (headers: Record<string, string>, current: string, next: string) =>
    lake.fetch("/account", {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ current, next }).toString(),
    });

  it("redirects anonymous visitors to the sign-in page", async () => {
    const response = await lake.fetch("/account");
    expect([response.status, response.headers.get("location")]).toEqual([303, "/login?origin=%2Faccount"]);
  });

  it("changes the password, and keeps only this browser signed in", async () => {
    const [here, there] = [await lake.browser(), await lake.browser()];
    const changed = await change(here, editorPassword, "another good password");
    expect(changed.status).toBe(200);
    const cookie = /lakeSession=[^;]+/.exec(changed.headers.get("set-cookie") ?? "")?.[0] ?? "";
    expect((await lake.fetch("/v1/auth/id", { headers: { cookie } })).status).toBe(200);
    expect((await lake.fetch("/v1/auth/id", { headers: there })).status).toBe(401);
    await eventually(async () =>
      expect((await lake.signIn({ password: "another good password" })).status).toBe(303),
    );
  });

  it("says what is wrong", async () => {
    const headers = await lake.browser();
    expect(await (await change(headers, "not it", "another good password")).text()).toContain(
      "isn&#39;t right",
    );
    expect(await (await change(headers, editorPassword, "short")).text()).toContain("at least 12");
    expect(
      (await change({ ...headers, origin: "http://evil.test" }, editorPassword, "x".repeat(20))).status,
    ).toBe(403);
  });
});
