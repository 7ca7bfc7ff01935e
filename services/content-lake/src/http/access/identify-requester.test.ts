import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createLog } from "@wordlehint/runtime";
import express, { type RequestHandler } from "express";
import type { ReplicaChannel } from "../../clients/replica-channel.ts";
import type { Context } from "../../context.ts";
import type { Credential } from "../../domain/access/requester.ts";
import { createAccessWatch } from "../../state/access-watch.ts";
import { identifyRequester } from "./identify-requester.ts";

const robot = { id: "robot", name: "Robot", role: "viewer", hash: "", createdAt: new Date() };
const channel = { publish: () => undefined, listen: () => undefined } as unknown as ReplicaChannel;
const accessWatch = createAccessWatch(channel);
const context = {
  config: { PUBLIC_URL: "http://lake.example", TRUSTED_PROXY_HOPS: 0 },
  tokens: { findByHash: () => Promise.resolve(robot) },
  log: createLog({ service: "test", level: "silent" }),
  accessWatch,
} as unknown as Context;

/** The credentials of which connections are open; each is ended if it isn't valid any more. */
async function watched(isValid = true): Promise<string[]> {
  const kinds: string[] = [];
  await accessWatch.endInvalid(({ kind }: Credential) => {
    kinds.push(kind);
    return Promise.resolve(isValid);
  });
  return kinds;
}

let server: Server;
let respond: RequestHandler;
const send = () =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    headers: { authorization: "Bearer robot" },
  });

beforeAll(async () => {
  const app = express().use(identifyRequester(context), (req, res, next) => void respond(req, res, next));
  server = createServer((req, res) => void app(req, res)).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

describe("A request of someone who is identified", () => {
  it("is broken off when they lose access, and is watched only until its response has ended", async () => {
    const arrived = Promise.withResolvers<undefined>();
    respond = () => arrived.resolve(undefined);
    const waiting = send();
    await arrived.promise;
    expect(await watched(false)).toEqual(["token"]);
    await expect(waiting).rejects.toThrow("fetch failed");

    const closed = Promise.withResolvers<undefined>();
    respond = (_req, res) => void res.once("close", () => closed.resolve(undefined)).end("done");
    expect(await (await send()).text()).toBe("done");
    await closed.promise;
    expect(await watched()).toEqual([]);
  });
});
