import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { askAs } from "@wordlehint/stand-in-kit/testing/ask-as";
import { startMailbox, type Mailbox, type MailboxOptions } from "./server.ts";

let dir: string;
let mailbox: Mailbox;
const open = async (changed: Partial<MailboxOptions> = {}) => {
  mailbox = await startMailbox({
    ...{ host: "127.0.0.1", port: 0, smtpPort: 0, dir, keep: 100, mode: "good" },
    ...changed,
  });
};
const reopen = async (changed: Partial<MailboxOptions> = {}) => {
  await mailbox.close();
  await open(changed);
};
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "mailbox-"));
  await open();
});
afterEach(async () => {
  await mailbox.close();
  rmSync(dir, { recursive: true });
});

const usual: SendMailOptions = {
  from: "WordleHint <hello@wordlehint.test>",
  to: "Ada Lovelace <ada@example.org>",
  subject: "Your daily hint",
  text: "A plain hint\nin two lines.",
};
const send = async (mail: SendMailOptions = {}, login: object = {}) => {
  const { hostname, port } = new URL(mailbox.smtpUrl);
  const limits = { socketTimeout: 1000, greetingTimeout: 1000 };
  const transport = createTransport({ host: hostname, port: Number(port), ...limits, ...login });
  try {
    await transport.sendMail({ ...usual, ...mail });
    return 250;
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: number; code?: string };
    return responseCode ?? (/^E(CONNECTION|SOCKET)$/.test(code ?? "") ? "closed" : code);
  } finally {
    transport.close();
  }
};
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${mailbox.url}${path}`, { redirect: "manual", ...init });
const textOf = async (path: string) => (await call(path)).text();
const get = async (path: string) => (await (await call(path)).json()) as Record<string, unknown>;
const subjects = async (path = "messages") => {
  const { messages } = await get(`/api/v1/${path}`);
  return (messages as { Subject: string }[]).map(({ Subject }) => Subject);
};
const search = (query: string) => subjects(`search?${new URLSearchParams({ query }).toString()}`);

describe("The mailbox's API", () => {
  it("lists the newest mails first, with all recipients", async () => {
    await send({ messageId: "<one@wordlehint.test>", replyTo: "help@wordlehint.test" });
    await send({ subject: "Another", cc: "bob@example.org", bcc: "eve@example.org" });
    const { messages, ...counts } = await get("/api/v1/messages");
    expect(counts).toEqual({ total: 2, count: 2, messages_count: 2, messages_unread: 2, start: 0 });
    expect(messages).toMatchObject([
      {
        Subject: "Another",
        Cc: [{ Name: "", Address: "bob@example.org" }],
        Bcc: [{ Name: "", Address: "eve@example.org" }],
      },
      {
        ID: expect.stringMatching(/^\w{22}$/) as unknown,
        MessageID: "one@wordlehint.test",
        Read: false,
        From: { Name: "WordleHint", Address: "hello@wordlehint.test" },
        To: [{ Name: "Ada Lovelace", Address: "ada@example.org" }],
        ReplyTo: [{ Name: "", Address: "help@wordlehint.test" }],
        Snippet: "A plain hint in two lines.",
      },
    ]);
  });

  it("lists mails page by page", async () => {
    for (const subject of ["1", "2", "3"]) await send({ subject });
    expect(await subjects("messages?start=1&limit=1")).toEqual(["2"]);
  });

  it("returns a mail in full, and marks it as read", async () => {
    await send({
      html: "<p>A <b>plain</b> hint</p>",
      envelope: { from: "bounce+1@wordlehint.test", to: "ada@example.org" },
    });
    expect(await get("/api/v1/message/latest")).toMatchObject({
      From: { Name: "WordleHint", Address: "hello@wordlehint.test" },
      ReturnPath: "bounce+1@wordlehint.test",
      Subject: "Your daily hint",
      Text: expect.stringContaining("A plain hint\nin two lines.") as unknown,
      HTML: "<p>A <b>plain</b> hint</p>",
    });
    expect(await get("/api/v1/messages")).toMatchObject({ messages_unread: 0, messages: [{ Read: true }] });
    expect(await textOf("/api/v1/message/latest/raw")).toMatch(/^From: WordleHint/);
  });

  it("finds mails by address, subject, text and state", async () => {
    await send({ subject: "A hint for Ada", replyTo: "help@wordlehint.test" });
    await send({ subject: "For Bob", to: "bob@example.org", text: "It is dark in winter." });
    for (const [query, found] of [
      ["to:ada@", ["A hint for Ada"]],
      ['to:"Ada Love"', ["A hint for Ada"]],
      ["TO:ADA@EXAMPLE.ORG", ["A hint for Ada"]],
      ["from:hello", ["For Bob", "A hint for Ada"]],
      ["reply-to:help@", ["A hint for Ada"]],
      ["subject:hint", ["A hint for Ada"]],
      ['"dark in winter"', ["For Bob"]],
      ["winter clue", []],
      ["is:unread", ["For Bob", "A hint for Ada"]],
      ["is:read", []],
      ["100%", []],
    ] as const)
      expect([query, ...(await search(query))]).toEqual([query, ...found]);
  });

  it("deletes all mails", async () => {
    await send();
    await call("/api/v1/messages", { method: "DELETE" });
    expect(await subjects()).toEqual([]);
  });

  it.each([
    ["a mail that isn't there", "/api/v1/message/none", 404],
    ["the latest mail when there is none", "/api/v1/message/latest", 404],
    ["a search for nothing", "/api/v1/search", 400],
    ["an unknown address", "/api/v2/messages", 404],
  ])("refuses %s", async (_what, path, status) => {
    expect((await call(path)).status).toBe(status);
  });
});

describe("Pages of other sites", () => {
  it("read and change nothing by a name that leads to this machine", async () => {
    await send();
    for (const [path, method] of [
      ["/", "GET"],
      ["/api/v1/messages", "GET"],
      ["/mode", "PUT"],
      ["/delete", "POST"],
    ] as const) {
      const { status, body } = await askAs("rebind.evil.example:31025", mailbox.url + path, { method });
      expect([path, status]).toEqual([path, 400]);
      expect(body).not.toContain(usual.subject);
    }
    expect(await subjects()).toHaveLength(1);
  });

  it.each(["localhost:8025", "127.0.0.1:8025", "mailbox:8025", "mails.wordle.example"])(
    "are told from those at %s",
    async (host) => {
      await reopen({ allowedHosts: new Set(["mails.wordle.example"]) });
      expect(
        (await askAs(host, `${mailbox.url}/api/v1/messages`, { headers: { origin: `http://${host}` } }))
          .status,
      ).toBe(200);
    },
  );

  it("can't send a form", async () => {
    await send();
    const refused = await call("/delete", { method: "POST", headers: { origin: "https://evil.example" } });
    expect(refused.status).toBe(403);
    expect(await subjects()).toHaveLength(1);
    // Browsers name the origin of a form only on pages that don't forbid it.
    expect((await call("/")).headers.get("referrer-policy")).toBe("same-origin");
    const own = await call("/delete", { method: "POST", headers: { origin: mailbox.url } });
    expect(own.status).toBe(303);
    expect(await subjects()).toEqual([]);
  });
});

describe("Mails", () => {
  it("are kept over a restart", async () => {
    await send({ subject: "Kept" });
    await reopen();
    expect(await subjects()).toEqual(["Kept"]);
  });

  it("are deleted from the oldest on, when there are too many", async () => {
    await reopen({ keep: 2 });
    for (const subject of ["1", "2", "3"]) await send({ subject });
    expect(await subjects()).toEqual(["3", "2"]);
    expect(await get("/api/v1/messages")).toMatchObject({ total: 2 });
  });

  it("are listed by their envelope if they can't be parsed", async () => {
    await send({ raw: "\0\0\0not a mail", envelope: { from: "a@b.test", to: "ada@example.org" } });
    expect(await get("/api/v1/messages")).toMatchObject({
      messages: [{ Subject: "", Bcc: [{ Address: "ada@example.org" }] }],
    });
  });
});

describe("The web view", () => {
  it("lists mails, escapes what they say, and marks the unread ones", async () => {
    await send({ subject: "<script>alert(1)</script>" });
    const page = await textOf("/");
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).toContain('class="unread"');
    await call("/mark-read", { method: "POST", body: new URLSearchParams({ query: "to:ada" }) });
    expect(await textOf("/?query=to:ada")).toContain('class="read"');
    expect((await call("/mailbox.css")).headers.get("content-type")).toContain("text/css");
  });

  it("shows a mail's HTML in a frame in which no script runs", async () => {
    await send({
      html: '<html><head></head><body><script>alert(1)</script><a href="/x">x</a></body></html>',
    });
    expect(await textOf("/view/latest")).toMatch(
      /<iframe[^>]+sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"/,
    );
    const framed = await call("/view/latest.html?frame");
    const policy = framed.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("sandbox allow-same-origin allow-popups");
    expect(policy).not.toMatch(/allow-scripts|script-src/);
    expect(await framed.text()).toContain('<head><base target="_blank">');
    expect(await textOf("/view/latest.html")).toContain("<head></head>");
  });

  it("shows a mail's text and its source", async () => {
    await send();
    expect(await textOf("/view/latest?part=text")).toContain("in two lines.");
    expect(await textOf("/view/latest?part=source")).toContain(
      "From: WordleHint &lt;hello@wordlehint.test&gt;",
    );
    expect((await call("/view/latest.html")).status).toBe(404);
  });

  it("deletes one mail, or those of a search", async () => {
    for (const subject of ["1", "2", "3"]) await send({ subject });
    const deleted = await call("/view/latest/delete", { method: "POST" });
    expect([deleted.status, deleted.headers.get("location")]).toEqual([303, "/"]);
    await call("/delete", { method: "POST", body: new URLSearchParams({ query: "subject:1" }) });
    expect(await subjects()).toEqual(["2"]);
  });
});

describe("PUT /mode", () => {
  const setMode = async (change: object) =>
    (await call("/mode", { method: "PUT", body: JSON.stringify(change) })).status;

  it.each([
    ["busy", 421, 0],
    ["silent", "ETIMEDOUT", 0],
    ["greylist", 450, 0],
    ["full", 452, 0],
    ["unknown", 550, 0],
    ["refuse-message", 554, 0],
    ["defer-message", 451, 0],
    ["cut-message", "closed", 0],
    ["stall", "ETIMEDOUT", 0],
    ["cut-answer", "closed", 1],
  ])("has the next mail meet the mode %s", async (mode, outcome, kept) => {
    expect(await setMode({ mode, times: 1 })).toBe(200);
    expect(await send({ html: "<p>A hint</p>".repeat(20_000) })).toBe(outcome);
    expect(await subjects()).toHaveLength(kept);
    expect(await send()).toBe(250);
    expect(await get("/mode")).toMatchObject({ mode, times: 0, mails: kept + 1 });
  });

  it("has logins refused", async () => {
    await setMode({ mode: "bad-login" });
    expect(await send({}, { auth: { user: "sender", pass: "any" } })).toBe(535);
  });

  it("has every response delayed", async () => {
    await setMode({ mode: "slow", delayMs: 30 });
    expect(await send()).toBe(250);
  });

  it("can hold for some recipients alone", async () => {
    await setMode({ mode: "unknown", to: "ADA@" });
    expect(await send()).toBe(550);
    expect(await send({ to: "bob@example.org" })).toBe(250);
  });

  it.each([{ mode: "heroic" }, { mode: "good", often: true }, { mode: "busy", to: "ada" }, []])(
    "refuses %j",
    async (change) => {
      expect(await setMode(change)).toBe(400);
    },
  );
});
