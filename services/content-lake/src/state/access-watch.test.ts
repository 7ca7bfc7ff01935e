import type { ReplicaChannel } from "../clients/replica-channel.ts";
import type { Credential } from "../domain/access/requester.ts";
import { createAccessWatch } from "./access-watch.ts";

/** Channels of two replicas, which deliver messages to each other at once. */
function twoChannels(): [ReplicaChannel, ReplicaChannel] {
  const listeners = [new Map<string, (message: unknown) => void>(), new Map<string, () => void>()];
  const channel = (own: number): ReplicaChannel => ({
    publish: (topic, message) => listeners[1 - own]?.get(topic)?.(message),
    listen: (topic, listener) => void listeners[own]?.set(topic, listener),
    flushed: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
  return [channel(0), channel(1)];
}

const session: Credential = { kind: "session", hash: "a" };
const token: Credential = { kind: "token", hash: "a" };

describe("When someone loses access", () => {
  it("this replica and the others check their connections at once", () => {
    const checked: string[] = [];
    const [here, there] = twoChannels().map(createAccessWatch);
    here?.onAccessChanged(() => checked.push("here"));
    there?.onAccessChanged(() => checked.push("there"));
    here?.accessChanged();
    expect(checked.sort()).toEqual(["here", "there"]);
  });

  it("every connection of an invalid credential ends once, and no other", async () => {
    const [watch] = twoChannels().map(createAccessWatch);
    const ended: string[] = [];
    const guard = (credential: Credential, name: string) => watch?.guard(credential, () => ended.push(name));
    guard(token, "robot");
    guard(session, "first");
    guard(session, "second");
    guard({ kind: "session", hash: "b" }, "somebody else");
    const closed = guard(session, "closed before");
    closed?.();

    const isValid = ({ kind, hash }: Credential) => Promise.resolve(kind === "token" || hash === "b");
    await watch?.endInvalid(isValid);
    await watch?.endInvalid(isValid);
    expect(ended).toEqual(["first", "second"]);
  });

  it("a connection that is opened after the check is watched as well", async () => {
    const [watch] = twoChannels().map(createAccessWatch);
    const ended: string[] = [];
    const stop = watch?.guard(session, () => ended.push("first"));
    await watch?.endInvalid(() => Promise.resolve(false));
    watch?.guard(session, () => ended.push("second"));
    stop?.();
    await watch?.endInvalid(() => Promise.resolve(false));
    expect(ended).toEqual(["first", "second"]);
  });
});
