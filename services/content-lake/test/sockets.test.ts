import { eventually } from "@wordlehint/test-servers";
import { addEditor, removeEditor } from "../src/actions/access/manage-editors.ts";
import { addToken, removeToken } from "../src/actions/access/manage-tokens.ts";
import { createContext, type Context } from "../src/context.ts";
import { closeAll } from "./support/close-later.ts";
import {
  editorEmail,
  mutate,
  startWholeLake,
  type TestSocket,
  type WholeLake,
} from "./support/whole-lake.ts";

let lake: WholeLake;
let other: WholeLake;
/** The context that the command line uses. */
let context: Context;
beforeAll(async () => {
  lake = await startWholeLake();
  other = await startWholeLake(lake.config);
  context = createContext({ ...lake.config, LOG_LEVEL: "silent" });
  await context.mongo.ready;
  await untilConnected();
});
afterAll(async () => {
  await context.close();
  await closeAll();
});

const listenPath = "/v2025-02-19/data/listen/production?query=*&includeResult=true";
const open = (id: number, path = listenPath) => ({
  type: "open",
  id,
  path,
  headers: { accept: "text/event-stream" },
});
const textOf = (messages: unknown[], id: number) =>
  (messages as { type: string; id: number; text?: string }[])
    .filter((message) => message.id === id && message.type === "text")
    .map(({ text }) => text)
    .join("");

/** Messages between replicas are lost until all of them are connected to the broker. */
async function untilConnected(): Promise<void> {
  const email = "first@lake.test";
  const { password } = await addEditor(context, { email, role: "viewer", mustChangePassword: false });
  const headers = await lake.browser(email, password);
  let open = 2;
  for (const replica of [lake, other]) {
    const events = await replica.events(listenPath, headers);
    void events.ended.then(() => (open -= 1));
  }
  await removeEditor(context, email);
  await eventually(() => {
    context.accessWatch.accessChanged();
    expect(open).toBe(0);
  });
}

describe("The socket for event streams", () => {
  it("responds to each stream as to a request, and forwards its events", async () => {
    const headers = await lake.browser();
    const { send, messages } = lake.socket("/streams", headers);
    await send(open(1));
    await send(open(2, "/v2025-02-19/data/listen/production?query=nonsense("));
    await eventually(() => expect(textOf(messages, 1)).toContain("event: welcome"));
    expect(messages).toContainEqual({
      type: "head",
      id: 1,
      status: 200,
      headers: { "content-type": expect.stringContaining("text/event-stream") as string },
    });
    await eventually(() => expect(messages).toContainEqual({ type: "end", id: 2 }));
    const doc = { _id: "carried", _type: "post", title: "größer" };
    const written = await mutate(other, await other.browser(), { createOrReplace: doc });
    expect(await written.json()).toMatchObject({ results: [{ id: doc._id }] });
    await eventually(() => expect(textOf(messages, 1)).toContain("größer"));
    await send({ type: "close", id: 1 });
    await send(open(3));
    await eventually(() => expect(textOf(messages, 3)).toContain("welcome"));
  });

  it("resumes a stream after the last event that the studio has received", async () => {
    const path = `${listenPath}&enableResume=true`;
    const { send, messages } = lake.socket("/streams", await lake.browser());
    await send(open(1, path));
    await eventually(() => expect(textOf(messages, 1)).toContain("event: welcome"));
    const doc = { _id: "resumed", _type: "post" };
    await mutate(lake, await lake.browser(), { createOrReplace: doc });
    await eventually(() => expect(textOf(messages, 1)).toContain("event: mutation"));
    const [, lastEventId = ""] = /^id: (.+)$/m.exec(textOf(messages, 1)) ?? [];
    await send({ ...open(2, path), headers: { "Last-Event-ID": lastEventId } });
    await eventually(() => expect(textOf(messages, 2)).toContain("event: welcomeback"));
  });

  it("responds 401 to streams of clients who aren't signed in", async () => {
    const { send, messages } = lake.socket("/streams", { origin: "http://lake.test" });
    await send(open(1));
    await eventually(() => expect(messages).toContainEqual({ type: "end", id: 1 }));
    expect(messages[0]).toEqual({ type: "head", id: 1, status: 401, headers: {} });
  });

  it.each([
    ["no stream", { type: "open", id: 1, path: "/v1/users/me", headers: {} }],
    ["another host", { type: "open", id: 1, path: "//evil.test/v1/data/listen/x", headers: {} }],
    ["nothing known", { type: "nonsense" }],
  ])("is closed when a client requests %s", async (_, message) => {
    const { send, ended } = lake.socket("/streams", await lake.browser());
    await send(message);
    expect(await ended).toBe(1008);
  });

  it("is closed when a client opens too many streams", async () => {
    const { send, ended } = lake.socket("/streams", await lake.browser());
    for (let id = 0; id < 65; id++) await send(open(id));
    expect(await ended).toBe(1008);
  });

  it("accepts only our own pages, and no other path has a socket", async () => {
    const { cookie } = await lake.browser();
    expect(await lake.socket("/streams", { cookie, origin: "http://evil.test" }).ended).toBe(403);
    expect(await lake.socket("/streams", { cookie }).ended).toBe(403);
    expect(await lake.socket("/elsewhere", await lake.browser()).ended).toBe(404);
  });
});

describe("An editor who is removed", () => {
  it("loses every open connection, on every replica", async () => {
    const email = "leaving@lake.test";
    const { password } = await addEditor(context, { email, role: "editor", mustChangePassword: false });
    const headers = await lake.browser(email, password);
    const events = await other.events(listenPath, headers);
    await events.until("welcome", 1);
    const streams = lake.socket("/streams", headers);
    await streams.send(open(1));
    await eventually(() => expect(textOf(streams.messages, 1)).toContain("welcome"));
    const presence = other.socket("/v1/socket/production", headers);
    await presence.send({ jsonrpc: "2.0", id: "1", method: "presence_subscribe", params: {} });
    await eventually(() => expect(presence.messages).toHaveLength(1));

    await removeEditor(context, email);
    expect(await streams.ended).toBe(4001);
    expect(await presence.ended).toBe(4001);
    await events.ended;
    expect(await lake.socket("/v1/socket/production", headers).ended).toBe(401);
  });
});

describe("A browser that signs out", () => {
  it.each(["/v1/auth/logout", "/account/sign-out"])(
    "at %s loses its open connections, on every replica, and no other browser does",
    async (path) => {
      const [here, elsewhere] = [await lake.browser(), await lake.browser()];
      const ending = await other.events(listenPath, here);
      const staying = await other.events(listenPath, elsewhere);
      await Promise.all([ending.until("welcome", 1), staying.until("welcome", 1)]);
      await lake.fetch(path, { method: "POST", headers: here });
      await ending.ended;
      await mutate(lake, elsewhere, { create: { _type: "post" } });
      await staying.until("mutation", 1);
    },
  );
});

describe("A robot whose token is removed", () => {
  it("loses its open connections, on every replica", async () => {
    const { token, secret } = await addToken(context, { name: "robot", role: "viewer" });
    const events = await other.events(listenPath, { authorization: `Bearer ${secret}` });
    await events.until("welcome", 1);
    await removeToken(context, token.id);
    await events.ended;
  });
});

describe("Presence", () => {
  it("has 32 sockets for an editor at most, and as many for another", async () => {
    const headers = await lake.browser();
    const sockets = Array.from({ length: 32 }, () => lake.socket("/v1/socket/production", headers));
    for (const { send } of sockets) await send({ jsonrpc: "2.0", id: "1", method: "ping" });
    await eventually(() => expect(sockets.every(({ messages }) => messages.length === 1)).toBe(true));
    expect(await lake.socket("/v1/socket/production", headers).ended).toBe(1013);
    const email = "present@lake.test";
    const { password } = await addEditor(context, { email, role: "editor", mustChangePassword: false });
    const another = lake.socket("/v1/socket/production", await lake.browser(email, password));
    await another.send({ jsonrpc: "2.0", id: "1", method: "ping" });
    await eventually(() => expect(another.messages).toHaveLength(1));
    for (const { socket } of sockets) socket.close();
    await Promise.all(sockets.map(({ ended }) => ended));
  });

  it("that is sent too fast or too long isn't passed on", async () => {
    // An editor of its own, because this test uses up the rate limit.
    const email = "loud@lake.test";
    const { password } = await addEditor(context, { email, role: "editor", mustChangePassword: false });
    const headers = await lake.browser(email, password);
    const [here, there] = [1, 2].map(() => lake.socket("/v1/socket/flood", headers)) as [
      TestSocket,
      TestSocket,
    ];
    const call = (socket: TestSocket, method: string, params: object) =>
      socket.send({ jsonrpc: "2.0", id: "1", method, params });
    await call(there, "presence_subscribe", {});
    await eventually(() => expect(there.messages).toHaveLength(1));
    await call(here, "presence_announce", { data: { long: "x".repeat(10_000) } });
    for (let count = 0; count < 1000; count++) await call(here, "presence_announce", { data: { count } });
    await eventually(() => expect(here.messages).toHaveLength(1001));
    const passed = there.messages.slice(1).length;
    expect(passed).toBeGreaterThan(100);
    expect(passed).toBeLessThan(900);
    expect(JSON.stringify(there.messages)).not.toContain("xxx");
  });

  it("reaches the studios at every replica, with the editor of the session", async () => {
    const headers = await lake.browser();
    const { id: i } = (await (await lake.fetch("/v1/auth/id", { headers })).json()) as { id: string };
    const here = lake.socket("/v2022-06-30/socket/production?tag=x", headers);
    const there = other.socket("/v2022-06-30/socket/production", headers);
    const elsewhere = other.socket("/v2022-06-30/socket/another", headers);
    for (const { send } of [there, elsewhere])
      await send({ jsonrpc: "2.0", id: "sub", method: "presence_subscribe", params: {} });
    await eventually(() => expect(there.messages).toHaveLength(1));
    const [{ result: subscription }] = there.messages as [{ result: string }];

    const data = { sessionId: "tab", locations: [] };
    const call = (method: string, params: object) =>
      here.send({ jsonrpc: "2.0", id: method, method, params });
    await call("presence_announce", { data, i: "somebody else" });
    await call("presence_rollcall", { session: "tab" });
    await eventually(() => expect(there.messages).toHaveLength(3));
    here.socket.close();
    await eventually(() => expect(there.messages).toHaveLength(4));
    const notification = (result: object) => ({
      jsonrpc: "2.0",
      method: "presence_subscription",
      params: { subscription, result },
    });
    expect(there.messages.slice(1)).toEqual([
      notification({ type: "state", i, m: data }),
      notification({ type: "rollCall", i, session: "tab" }),
      notification({ type: "disconnect", i, m: { session: "tab" } }),
    ]);
    expect(elsewhere.messages).toHaveLength(1);
  });

  it("needs a session", async () => {
    expect(await lake.socket("/v1/socket/production", { origin: "http://lake.test" }).ended).toBe(401);
  });

  it("responds with an error to an unknown call", async () => {
    const { send, messages } = lake.socket("/v1/socket/production", await lake.browser(editorEmail));
    await send({ jsonrpc: "2.0", id: "a", method: "constructor", params: {} });
    await send({ jsonrpc: "1.0" });
    await eventually(() => expect(messages).toHaveLength(2));
    expect(messages).toMatchObject([{ id: "a", error: { code: -32601 } }, { error: { code: -32600 } }]);
  });
});

describe("A replica that shuts down", () => {
  it("closes its sockets so that clients reconnect to another one", async () => {
    const leaving = await startWholeLake(lake.config);
    const { send, ended, messages } = leaving.socket("/streams", await lake.browser());
    await send(open(1));
    await eventually(() => expect(textOf(messages, 1)).toContain("welcome"));
    await leaving.close();
    expect(await ended).toBe(1012);
  });
});
