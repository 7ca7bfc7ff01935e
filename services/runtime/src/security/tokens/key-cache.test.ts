import { newKey } from "../../../test/support/signed-tokens.ts";
import { wait } from "../../wait.ts";
import { createKeyCache, type PublicKeys } from "./key-cache.ts";

const [old, current] = [newKey(), newKey()];
const keysOf = (...keys: (typeof old)[]): PublicKeys =>
  new Map(keys.map(({ id, publicKey }) => [id, publicKey]));
const { signal } = new AbortController();

it("loads the keys once for a key that isn't known, and not for one that is", async () => {
  let loads = 0;
  const load = () => Promise.resolve(++loads === 1 ? keysOf(old) : keysOf(old, current));
  const cache = createKeyCache({ load, signal, pauseMs: 0 });
  expect(cache.known(old.id)).toBeUndefined();
  const all = Array.from({ length: 10 }, () => cache.find(old.id));
  expect(await Promise.all(all)).toEqual(Array(10).fill(old.publicKey));
  expect(await cache.find(old.id)).toBe(old.publicKey);
  expect(loads).toBe(1);
  expect(await cache.find(current.id)).toBe(current.publicKey);
  expect(loads).toBe(2);
});

it("loads again for an unknown key only after the pause", async () => {
  let loads = 0;
  const stop = new AbortController();
  const load = () => Promise.resolve(keysOf(...(++loads === 1 ? [old] : [old, current])));
  const cache = createKeyCache({ load, signal: stop.signal, pauseMs: 3_600_000 });
  await cache.refresh();
  const found = cache.find(current.id);
  await wait(0);
  expect(loads).toBe(1);
  stop.abort();
  expect(await found).toBe(current.publicKey);
});

it("keeps the keys that it knows while they can't be loaded, and says so to whom asks for another", async () => {
  let isAway = false;
  const load = () =>
    isAway ? Promise.reject(new Error("auth is away")) : Promise.resolve(keysOf(old, current));
  const cache = createKeyCache({ load, signal, pauseMs: 0 });
  await cache.refresh();
  isAway = true;
  await expect(cache.refresh()).rejects.toThrow("auth is away");
  await expect(cache.find("another")).rejects.toThrow("auth is away");
  expect(await cache.find(old.id)).toBe(old.publicKey);
  cache.keepOnly(new Set([current.id]));
  expect([cache.known(old.id), cache.known(current.id)]).toEqual([undefined, current.publicKey]);
  isAway = false;
  expect(await cache.find(old.id)).toBe(old.publicKey);
});

it("doesn't bring a withdrawn key back by a load that began earlier and ends later", async () => {
  const slow = Promise.withResolvers<PublicKeys>();
  const loads = [slow.promise, Promise.resolve(keysOf(current))];
  const load = () => loads.shift() ?? Promise.reject(new Error("nothing was expected"));
  const cache = createKeyCache({ load, signal });
  const earlier = cache.refresh();
  await cache.refresh();
  slow.resolve(keysOf(old, current));
  await earlier;
  expect([cache.known(old.id), cache.known(current.id)]).toEqual([undefined, current.publicKey]);
});
