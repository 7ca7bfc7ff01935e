import type { PasswordHasher } from "@wordlehint/runtime";
import { eventually } from "@wordlehint/test-servers";
import { addEditor, removeEditor, setPassword } from "../src/actions/access/manage-editors.ts";
import { signIn } from "../src/actions/access/sign-in.ts";
import { createContext, type Context } from "../src/context.ts";
import { closeAll, closeLater } from "./support/close-later.ts";
import {
  editorEmail,
  editorPassword,
  publicUrl,
  startWholeLake,
  type WholeLake,
} from "./support/whole-lake.ts";

let lake: WholeLake;
let time = Date.parse("2046-03-01T12:00:00Z");
/** A second replica without HTTP, as the command line is. */
let context: Context;
beforeAll(async () => {
  const overrides = { now: () => new Date(time) };
  lake = await startWholeLake({ TRUSTED_PROXY_HOPS: 1 }, overrides);
  context = createContext(lake.config, overrides);
  closeLater(context.close);
  await context.mongo.ready;
});
// After two days, every attempt is forgotten.
beforeEach(() => {
  time += 48 * 3_600_000;
});
afterAll(closeAll);

const from = (address: string) => ({ "x-forwarded-for": address });

/** The cookie by which a browser is known, as it comes with the response to a sign-in. */
function deviceOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("lakeDevice="));
  return cookie?.split(";")[0] ?? "none";
}

const me = async (headers: Record<string, string>): Promise<unknown> =>
  (await lake.fetch("/v2021-06-07/users/me", { headers })).json();

describe("Signing in", () => {
  it("stores a session that no script can read, and returns to the previous page", async () => {
    const response = await lake.signIn({ origin: `${publicUrl}/structure/post;a` });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/structure/post;a"]);
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^lakeSession=[\w-]{43}; /);
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000"])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain("Secure");
    expect(await me(await lake.browser())).toMatchObject({
      email: editorEmail,
      role: "administrator",
      roles: [{ name: "administrator" }],
    });
  });

  it("responds in the same way to a wrong password and to an unknown email address", async () => {
    const wrong = await lake.signIn({ password: "another password" });
    const unknown = await lake.signIn({ email: "nobody@lake.test" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const [first, second] = [await wrong.text(), await unknown.text()];
    expect(first.replaceAll(editorEmail, "")).toBe(second.replaceAll("nobody@lake.test", ""));
    expect(first).toContain('role="alert"');
    expect(first).not.toContain("another password");
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  it("is slowed down by ten wrong passwords, and the page says for how long", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt++)
      statuses.push((await lake.signIn({ password: "wrong" })).status);
    expect(statuses).toEqual(Array<number>(10).fill(401));
    const refused = await lake.signIn();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await refused.text()).toContain("try again in 1 second.");
    time += 1000;
    expect((await lake.signIn()).status).toBe(303);
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

describe("Attempts to sign in", () => {
  type Outcome = Awaited<ReturnType<typeof signIn>>["outcome"];
  const right = "a right password";
  /** Hashes nothing: these tests are about the number of attempts. */
  const passwords: PasswordHasher = {
    hash: (password) => Promise.resolve(password),
    verify: (password, stored) => Promise.resolve(password === stored),
  };
  const outcomeOf = async (email: string, network: string, password = "wrong"): Promise<Outcome> => {
    const origin = { network, device: undefined, userAgent: "" };
    return (await signIn({ ...context, passwords }, { email, password, origin })).outcome;
  };
  /** Outcomes of wrong passwords, one after the other, each for an email address of its own. */
  const guesses = async (count: number, address: string): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (let guess = 0; guess < count; guess++)
      outcomes.push(await outcomeOf(`guess${guess}@lake.test`, address));
    return outcomes;
  };
  const times = (count: number, outcome: Outcome) => Array<Outcome>(count).fill(outcome);

  beforeAll(async () => {
    await addEditor({ ...context, passwords }, { email: "lin@lake.test", role: "viewer", password: right });
  });

  it("for one account are slowed down after ten wrong ones from an address, and after thirty from many", async () => {
    const outcomes: Outcome[] = [];
    for (let attempt = 0; attempt < 11; attempt++) outcomes.push(await outcomeOf(editorEmail, "192.0.2.1"));
    expect(outcomes).toEqual([...times(10, "wrong"), "too-many"]);
    for (let attempt = 0; attempt < 20; attempt++)
      expect(await outcomeOf(editorEmail, `198.51.100.${attempt}`)).toBe("wrong");
    expect((await lake.signIn({}, from("203.0.113.9"))).status).toBe(429);
    expect(await outcomeOf("lin@lake.test", "192.0.2.0", right)).toBe("signed-in");
  });

  it("from an address with invented email addresses slow down its new browsers alone, not the known ones", async () => {
    const device = deviceOf(await lake.signIn({}, from("192.0.2.7")));
    expect(await guesses(31, "192.0.2.7")).toEqual([...times(30, "wrong"), "too-many"]);
    expect((await lake.signIn({}, from("192.0.2.7"))).status).toBe(429);
    expect((await lake.signIn({}, { ...from("192.0.2.7"), cookie: device })).status).toBe(303);
    expect((await lake.signIn({}, from("192.0.2.8"))).status).toBe(303);
  });

  it("for an account don't slow down the browsers in which its editor has signed in, until the password changes", async () => {
    const device = deviceOf(await lake.signIn());
    for (let attempt = 0; attempt < 31; attempt++) await outcomeOf(editorEmail, `198.51.100.${attempt}`);
    expect((await lake.signIn()).status).toBe(429);
    expect((await lake.signIn({}, { cookie: device })).status).toBe(303);
    await setPassword(context, editorEmail, editorPassword);
    expect((await lake.signIn({}, { cookie: device })).status).toBe(429);
  });

  it("from a known browser are slowed down by themselves, and only for its own editor", async () => {
    await addEditor(context, { email: "sam@lake.test", role: "viewer", password: right });
    const device = deviceOf(await lake.signIn());
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await lake.signIn({ password: "wrong" }, { cookie: device })).status).toBe(401);
    expect((await lake.signIn({}, { cookie: device })).status).toBe(429);
    expect((await lake.signIn()).status).toBe(303);
    for (let attempt = 0; attempt < 10; attempt++)
      await lake.signIn({ email: "sam@lake.test", password: "wrong" }, { cookie: device });
    expect((await lake.signIn({ email: "sam@lake.test", password: right })).status).toBe(429);
  });

  it("from the addresses of one IPv6 network count together", async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      await lake.signIn({ password: "wrong" }, from(`2001:db8:1:2::${attempt}`));
    expect((await lake.signIn({}, from("2001:db8:1:2::ffff"))).status).toBe(429);
    expect((await lake.signIn({}, from("2001:db8:1:3::ffff"))).status).toBe(303);
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

  it("ends after thirty days, even if it is used every day", async () => {
    const headers = await lake.browser();
    const day = 24 * 3_600_000;
    for (let visit = 1; visit < 30; visit++) {
      time += day;
      expect((await lake.fetch("/v1/auth/id", { headers })).status).toBe(200);
    }
    time += day;
    expect((await lake.fetch("/v1/auth/id", { headers })).status).toBe(401);
  });

  it("has a cookie for this host alone, where the studio is at an https address", async () => {
    const secure = await startWholeLake({ PUBLIC_URL: "https://lake.test" }, { now: () => new Date(time) });
    const response = await secure.signIn({}, { origin: "https://lake.test" });
    expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-lake(Session|Device)=[\w-]{43}; /);
      expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax/);
      expect(cookie).not.toContain("Domain");
    }
    const [session = ""] = cookies[0]?.split(";") ?? [];
    const status = async (cookie: string) =>
      (await secure.fetch("/v1/auth/id", { headers: { cookie } })).status;
    expect([await status(session), await status(session.replace("__Host-", ""))]).toEqual([200, 401]);
  });

  it("that has ended is refused instead of being treated as anonymous", async () => {
    const headers = { cookie: "lakeSession=nonsense" };
    const response = await lake.fetch("/v2025-02-19/data/query/production?query=*", { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ statusCode: 401, errorCode: "SIO-401-ANF" });
  });

  it("is stored as a hash, and so is the password", async () => {
    const { cookie } = await lake.browser();
    const { db } = context.mongo.connection;
    const stored = JSON.stringify([
      await db?.collection("editorSessions").find().toArray(),
      await db?.collection("editors").find().toArray(),
    ]);
    expect(stored).toContain("$argon2id$");
    expect(stored).not.toContain(cookie.replace("lakeSession=", ""));
    expect(stored).not.toContain(editorPassword);
  });

  it("ends with the editor's removal and with a new password", async () => {
    const { password } = await addEditor(context, {
      email: "ed@lake.test",
      role: "editor",
      mustChangePassword: false,
    });
    const first = await lake.browser("ed@lake.test", password);
    await setPassword(context, "ED@lake.test", "a quite new password");
    expect((await lake.fetch("/v1/auth/id", { headers: first })).status).toBe(401);
    const second = await lake.browser("ed@lake.test", "a quite new password");
    await removeEditor(context, "ed@lake.test");
    expect((await lake.fetch("/v1/auth/id", { headers: second })).status).toBe(401);
    expect((await lake.signIn({ email: "ed@lake.test", password: "a quite new password" })).status).toBe(401);
    await addEditor(context, { email: "ed@lake.test", role: "editor", mustChangePassword: false });
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
    const email = "may@lake.test";
    const { password } = await addEditor(context, { email, role: "editor", mustChangePassword: false });
    const [here, there] = [await lake.browser(email, password), await lake.browser(email, password)];
    const changed = await change(here, password, "another good password");
    expect(changed.status).toBe(200);
    const cookie = /lakeSession=[^;]+/.exec(changed.headers.get("set-cookie") ?? "")?.[0] ?? "";
    expect((await lake.fetch("/v1/auth/id", { headers: { cookie } })).status).toBe(200);
    expect((await lake.fetch("/v1/auth/id", { headers: there })).status).toBe(401);
    await eventually(async () =>
      expect((await lake.signIn({ email, password: "another good password" })).status).toBe(303),
    );
  });

  it("says what is wrong", async () => {
    const headers = await lake.browser();
    expect(await (await change(headers, "not it", "another good password")).text()).toContain(
      "isn&#39;t right",
    );
    expect(await (await change(headers, editorPassword, "short")).text()).toContain("at least 12");
    expect(await (await change(headers, editorPassword, editorPassword)).text()).toContain("must differ");
    expect(
      (await change({ ...headers, origin: "http://evil.test" }, editorPassword, "x".repeat(20))).status,
    ).toBe(403);
  });

  it("shows where the editor is signed in, and ends one of these sessions or all others", async () => {
    const email = "kim@lake.test";
    const { password } = await addEditor(context, { email, role: "editor", mustChangePassword: false });
    const signInWith = async (userAgent: string) => {
      const response = await lake.signIn({ email, password }, { "user-agent": userAgent });
      const cookie = /lakeSession=[^;]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "";
      return { cookie, origin: publicUrl };
    };
    const status = async (headers: Record<string, string>) =>
      (await lake.fetch("/v1/auth/id", { headers })).status;
    const post = (path: string, headers: Record<string, string>, form: Record<string, string> = {}) =>
      lake.fetch(path, {
        method: "POST",
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(form).toString(),
      });
    const [here, firefox, phone] = [
      await signInWith("curl/8"),
      await signInWith("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"),
      await signInWith("<b>"),
    ];
    const page = await (await lake.fetch("/account", { headers: here })).text();
    expect(page.match(/<li>/g)).toHaveLength(3);
    expect(page.match(/\(this one\)/g)).toHaveLength(1);
    expect(page).toContain("Firefox on Windows");
    expect(page).not.toContain("<b>");

    const [session = ""] = /(?<=name="session" value=")[0-9a-f]{64}/.exec(page) ?? [];
    const other = await lake.browser();
    await post("/account/end-session", other, { session });
    expect(await status(firefox)).toBe(200);
    await post("/account/end-session", { ...here, origin: "http://evil.test" }, { session });
    expect([await status(firefox), await status(phone)]).toEqual([200, 200]);
    const ended = await post("/account/end-session", here, { session });
    expect([ended.status, ended.headers.get("location")]).toEqual([303, "/account"]);
    expect([await status(firefox), await status(phone)].sort()).toEqual([200, 401]);

    expect(await (await post("/account/end-others", here)).text()).toContain(
      "Everywhere else you are signed out.",
    );
    expect([await status(here), await status(firefox), await status(phone)]).toEqual([200, 401, 401]);
    expect(await status(other)).toBe(200);
  });
});
