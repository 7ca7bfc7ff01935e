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
const send = async (mail: SendMailOptions = {}, { user }: { user?: string } = {}) => {
  const { hostname, port } = new URL(mailbox.smtpUrl);
  const auth = user === undefined ? {} : { auth: { user, pass: "any" } };
  const limits = { socketTimeout: 1000, greetingTimeout: 1000 };
  const transport = createTransport({ host: hostname, port: Number(port), ...limits, ...auth });
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
const get = async (path: string) => (await (await call(path)).json()) as Record<string, unknown>;
type Listed = { ID: string; Subject: string; Read: boolean };
const search = async (query: string) => {
  const { messages } = await get(`/api/v1/search?${new URLSearchParams({ query }).toString()}`);
  return (messages as Listed[]).map(({ Subject }) => Subject).sort();
};
const listed = async () => (await get("/api/v1/messages")).messages as Listed[];
const text = expect.any(String) as unknown;

describe("The API, as Mailpit's", () => {
  it("lists mails with every field, the newest first", async () => {
    await send({ messageId: "<one@wordlehint.test>", replyTo: "help@wordlehint.test" });
    await send({ subject: "Another", cc: "bob@example.org", bcc: "eve@example.org" });
    const { messages, ...counts } = await get("/api/v1/messages");
    expect(counts).toEqual({
      total: 2,
      unread: 2,
      count: 2,
      messages_count: 2,
      messages_unread: 2,
      start: 0,
      tags: [],
    });
    expect(messages).toEqual([
      expect.objectContaining({
        Subject: "Another",
        Cc: [{ Name: "", Address: "bob@example.org" }],
        Bcc: [{ Name: "", Address: "eve@example.org" }],
      }),
      {
        ID: expect.stringMatching(/^\w{22}$/) as unknown,
        MessageID: "one@wordlehint.test",
        Read: false,
        From: { Name: "WordleHint", Address: "hello@wordlehint.test" },
        To: [{ Name: "Ada Lovelace", Address: "ada@example.org" }],
        Cc: [],
        Bcc: [],
        ReplyTo: [{ Name: "", Address: "help@wordlehint.test" }],
        Subject: "Your daily hint",
        Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
        Username: "",
        Tags: [],
        Size: expect.any(Number) as unknown,
        Attachments: 0,
        Snippet: "A plain hint in two lines.",
      },
    ]);
  });

  it("pages through them", async () => {
    for (const subject of ["1", "2", "3"]) await send({ subject });
    const { messages, start, total } = await get("/api/v1/messages?start=1&limit=1");
    expect([(messages as Listed[]).map(({ Subject }) => Subject), start, total]).toEqual([["2"], 1, 3]);
  });

  it("shows a mail in full, and marks it as read", async () => {
    const link = "https://wordlehint.test/unsubscribe?token=t";
    await send(
      {
        html: "<p>A <b>plain</b> hint</p>",
        date: new Date("2026-01-02T03:04:05Z"),
        envelope: { from: "bounce+1@wordlehint.test", to: "ada@example.org" },
        list: { unsubscribe: link },
        headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        attachments: [{ filename: "hint.txt", content: "four letters" }],
      },
      { user: "sender" },
    );
    expect(await get("/api/v1/message/latest")).toEqual({
      ...{ ID: text, MessageID: text, Size: expect.any(Number) as unknown },
      From: { Name: "WordleHint", Address: "hello@wordlehint.test" },
      To: [{ Name: "Ada Lovelace", Address: "ada@example.org" }],
      ...{ Cc: [], Bcc: [], ReplyTo: [], Tags: [], Inline: [] },
      ReturnPath: "bounce+1@wordlehint.test",
      Subject: "Your daily hint",
      ListUnsubscribe: {
        Header: `<${link}>`,
        Links: [link],
        Errors: "",
        HeaderPost: "List-Unsubscribe=One-Click",
      },
      Date: "2026-01-02T03:04:05.000Z",
      Username: "sender",
      Text: expect.stringContaining("A plain hint\nin two lines.") as unknown,
      HTML: "<p>A <b>plain</b> hint</p>",
      Attachments: [
        {
          PartID: text,
          FileName: "hint.txt",
          ContentType: "text/plain",
          ContentID: "",
          Size: 12,
          Checksums: { MD5: text, SHA1: text, SHA256: text },
        },
      ],
    });
    expect(await get("/api/v1/messages")).toMatchObject({ unread: 0, messages: [{ Read: true }] });
    const { Attachments } = await get("/api/v1/message/latest");
    const [{ PartID = "" } = {}] = Attachments as { PartID?: string }[];
    expect(await (await call(`/api/v1/message/latest/part/${PartID}`)).text()).toBe("four letters");
  });

  it("shows the header lines by name, unfolded, and the source", async () => {
    await send({
      messageId: "<one@wordlehint.test>",
      subject: "A subject so long that it is folded ".repeat(4),
    });
    const headers = await get("/api/v1/message/latest/headers");
    expect(headers).toMatchObject({
      "Message-Id": ["<one@wordlehint.test>"],
      "Mime-Version": ["1.0"],
      Subject: ["A subject so long that it is folded ".repeat(4).trim()],
      "Return-Path": ["<hello@wordlehint.test>"],
    });
    expect(Object.keys(headers)).toEqual(Object.keys(headers).sort());
    expect(await (await call("/api/v1/message/latest/raw")).text()).toMatch(
      /^Return-Path: .*\r\nReceived: from /,
    );
  });

  it("finds mails by who sent them, to whom, what they say, and how they are", async () => {
    await send({ subject: "A hint for Ada" });
    await send({
      subject: "For Bob",
      to: "bob@example.org",
      text: "It is dark in winter.",
      messageId: "<bob-1@wordlehint.test>",
      attachments: [{ filename: "a.txt", content: "a" }],
    });
    const found = [
      ["to:ada@", ["A hint for Ada"]],
      ['to:"Ada Love"', ["A hint for Ada"]],
      ["TO:ADA@EXAMPLE.ORG", ["A hint for Ada"]],
      ["-to:ada@", ["For Bob"]],
      ["from:hello", ["A hint for Ada", "For Bob"]],
      ["addressed:bob", ["For Bob"]],
      ["subject:hint", ["A hint for Ada"]],
      ["message-id:bob-1", ["For Bob"]],
      ['"dark in winter"', ["For Bob"]],
      ["winter clue", []],
      ["is:unread", ["A hint for Ada", "For Bob"]],
      ["is:read", []],
      ["has:attachment", ["For Bob"]],
      ["larger:1mb", []],
      ["smaller:1mb !has:attachment", ["A hint for Ada"]],
      ["after:2020-01-01", ["A hint for Ada", "For Bob"]],
      ["before:2020-01-01", []],
      ["100%", []],
      ["constructor:x", []],
    ] as const;
    for (const [query, subjects] of found)
      expect([query, ...(await search(query))]).toEqual([query, ...subjects]);
  });

  it("marks mails as read and as unread, some or all", async () => {
    await send({ subject: "1" });
    await send({ subject: "2" });
    const put = (body: object) => call("/api/v1/messages", { method: "PUT", body: JSON.stringify(body) });
    const [newest] = await listed();
    await put({ IDs: [newest?.ID], Read: true });
    expect(await search("is:read")).toEqual(["2"]);
    await put({ Read: true });
    expect(await search("is:unread")).toEqual([]);
    await put({ Search: "subject:1", Read: false });
    expect(await search("is:unread")).toEqual(["1"]);
  });

  it("deletes some, those that match a search, or all", async () => {
    for (const subject of ["1", "2", "3", "4"]) await send({ subject });
    const [newest] = await listed();
    await call("/api/v1/messages", { method: "DELETE", body: JSON.stringify({ IDs: [newest?.ID] }) });
    expect(await search("to:ada")).toEqual(["1", "2", "3"]);
    await call("/api/v1/search?query=subject:2", { method: "DELETE" });
    expect(await search("to:ada")).toEqual(["1", "3"]);
    expect(await (await call("/api/v1/messages", { method: "DELETE" })).text()).toBe("ok");
    expect(await listed()).toEqual([]);
  });

  it.each([
    ["/api/v1/message/none", 404],
    ["/api/v1/message/latest", 404],
    ["/api/v1/search", 400],
    ["/api/v2/messages", 404],
    ["/view/none.html", 404],
  ])("refuses %s as Mailpit does", async (path, status) => {
    expect((await call(path)).status).toBe(status);
  });

  it("tells and does nothing for a page whose name was made to lead to this machine", async () => {
    await send();
    const host = "rebind.evil.example:31025";
    for (const [path, method] of [
      ["/", "GET"],
      ["/api/v1/messages", "GET"],
      ["/mode", "PUT"],
      ["/delete", "POST"],
    ] as const) {
      const { status, body } = await askAs(host, mailbox.url + path, { method });
      expect([path, status]).toEqual([path, 400]);
      expect(body).not.toContain(usual.subject);
    }
    expect(await listed()).toHaveLength(1);
  });

  it.each(["localhost:8025", "127.0.0.1:8025", "mailbox:8025", "mails.wordle.example"])(
    "can be read at %s",
    async (host) => {
      await mailbox.close();
      await open({ allowedHosts: new Set(["mails.wordle.example"]) });
      expect((await askAs(host, `${mailbox.url}/api/v1/messages`)).status).toBe(200);
    },
  );

  it("lets no page of another site change anything", async () => {
    await send();
    const refused = await call("/delete", { method: "POST", headers: { origin: "https://evil.example" } });
    expect(refused.status).toBe(403);
    expect(await listed()).toHaveLength(1);
    // Browsers name the origin of a form only on pages that don't forbid it.
    expect((await call("/")).headers.get("referrer-policy")).toBe("same-origin");
    const own = await call("/delete", { method: "POST", headers: { origin: mailbox.url } });
    expect(own.status).toBe(303);
    expect(await listed()).toEqual([]);
  });
});

describe("The mails", () => {
  it("are kept over a restart", async () => {
    await send({ subject: "Kept" });
    await mailbox.close();
    await open();
    expect((await listed()).map(({ Subject }) => Subject)).toEqual(["Kept"]);
  });

  it("are the newest ones, as many as it was told to keep", async () => {
    await mailbox.close();
    await open({ keep: 2 });
    for (const subject of ["1", "2", "3"]) await send({ subject });
    expect((await listed()).map(({ Subject }) => Subject)).toEqual(["3", "2"]);
    expect((await get("/api/v1/messages")).total).toBe(2);
  });

  it("are listed by their envelope if they can't be read", async () => {
    await send({ raw: "\0\0\0not a mail", envelope: { from: "a@b.test", to: "ada@example.org" } });
    expect(await listed()).toMatchObject([{ Subject: "", Bcc: [{ Address: "ada@example.org" }] }]);
  });
});

describe("The web view", () => {
  it("lists mails, escapes what they say, and marks the unread ones", async () => {
    await send({ subject: "<script>alert(1)</script>" });
    const page = await (await call("/")).text();
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).toContain('class="unread"');
    await call("/api/v1/message/latest");
    expect(await (await call("/?query=to:ada")).text()).toContain('class="read"');
  });

  it("shows a mail's HTML in a frame in which no script runs", async () => {
    await send({
      html: '<html><head></head><body><script>alert(1)</script><a href="/x">x</a></body></html>',
    });
    const page = await (await call("/view/latest")).text();
    expect(page).toMatch(
      /<iframe[^>]+sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"/,
    );
    const framed = await call("/view/latest.html?frame");
    const policy = framed.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("sandbox allow-same-origin allow-popups");
    expect(policy).not.toMatch(/allow-scripts|script-src/);
    expect(await framed.text()).toContain('<head><base target="_blank">');
    expect(await (await call("/view/latest.html")).text()).toContain("<head></head>");
  });

  it("shows pictures that came with a mail", async () => {
    await send({
      html: '<img src="cid:logo">',
      attachments: [{ filename: "logo.png", content: Buffer.from([137, 80]), cid: "logo" }],
    });
    const shown = await (await call("/view/latest.html")).text();
    const [, path = ""] = /src="([^"]+)"/.exec(shown) ?? [];
    const picture = await call(path);
    expect([picture.headers.get("content-type"), (await picture.bytes()).length]).toEqual(["image/png", 2]);
  });

  it.each([
    ["text", "in two lines."],
    ["headers", '<th scope="row">Return-Path</th>'],
    ["source", "Return-Path: &lt;hello@wordlehint.test&gt;"],
  ])("shows a mail's %s", async (part, shown) => {
    await send();
    expect(await (await call(`/view/latest?part=${part}`)).text()).toContain(shown);
  });

  it("deletes a mail, and all", async () => {
    await send({ subject: "1" });
    await send({ subject: "2" });
    const deleted = await call("/view/latest/delete", { method: "POST" });
    expect([deleted.status, deleted.headers.get("location")]).toEqual([303, "/"]);
    expect(await search("to:ada")).toEqual(["1"]);
    await call("/delete", { method: "POST", body: new URLSearchParams({ query: "" }) });
    expect(await listed()).toEqual([]);
  });
});

describe("The way that it treats mails", () => {
  const treat = async (change: object) =>
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
  ])("can be %s", async (mode, outcome, kept) => {
    expect(await treat({ mode, times: 1 })).toBe(200);
    expect(await send({ html: "<p>A hint</p>".repeat(20_000) })).toBe(outcome);
    expect(await listed()).toHaveLength(kept);
    expect(await send()).toBe(250);
    expect(await get("/mode")).toMatchObject({ mode, times: 0, mails: kept + 1 });
  });

  it("can refuse a login", async () => {
    await treat({ mode: "bad-login" });
    expect(await send({}, { user: "sender" })).toBe(535);
  });

  it("can be slow", async () => {
    await treat({ mode: "slow", delayMs: 30 });
    expect(await send()).toBe(250);
  });

  it("can hold for some recipients alone", async () => {
    await treat({ mode: "unknown", to: "ADA@" });
    expect(await send()).toBe(550);
    expect(await send({ to: "bob@example.org" })).toBe(250);
  });

  it.each([
    { mode: "heroic" },
    { mode: "good", times: 1.5 },
    { mode: "good", often: true },
    { mode: "busy", to: "ada" },
    { mode: "slow", delayMs: -1 },
    {},
    [],
  ])("can't be %j", async (change) => {
    expect(await treat(change)).toBe(400);
  });
});
