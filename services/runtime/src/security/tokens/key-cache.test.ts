import { newKey } from "../../../test/support/signed-tokens.ts";
import { createKeyCache, type PublicKeys } from "./key-cache.ts";

const [old, current] = [newKey(), newKey()];
const keysOf = (...keys: (typeof old)[]): PublicKeys =>
  new Map(keys.map(({ id, publicKey }) => [id, publicKey]));

it("loads the keys when none is known, once for all who ask meanwhile, and not for a key that is known", async () => {
  const load = jest.fn(() => Promise.resolve(keysOf(old)));
  const cache = createKeyCache({ load });
  expect(cache.known(old.id)).toBeUndefined();
  const all = Array.from({ length: 10 }, () => cache.find(old.id));
  expect(await Promise.all(all)).toEqual(Array(10).fill(old.publicKey));
  expect(await cache.find(old.id)).toBe(old.publicKey);
  expect(load).toHaveBeenCalledTimes(1);
});

it("finds a key that signs without having been announced", async () => {
  const loads = [keysOf(old), keysOf(old, current)];
  const load = () => Promise.resolve(loads.shift() ?? keysOf());
  const cache = createKeyCache({ load, pauseMs: 0 });
  expect(await cache.find(old.id)).toBe(old.publicKey);
  expect(await cache.find(current.id)).toBe(current.publicKey);
});

it("refuses made-up ids at once while the keys are loaded again for the first of them", async () => {
  const slow = Promise.withResolvers<PublicKeys>();
  const loads = [Promise.resolve(keysOf(old)), slow.promise];
  const load = () => loads.shift() ?? Promise.reject(new Error("nothing was expected"));
  const cache = createKeyCache({ load });
  await cache.refresh();
  const first = cache.find(current.id);
  const madeUp = Array.from({ length: 200 }, (_, index) => cache.find(`made-up-${index}`));
  expect(await Promise.all(madeUp)).toEqual(Array(200).fill(undefined));
  slow.resolve(keysOf(old, current));
  expect(await first).toBe(current.publicKey);
  expect(await cache.find("made-up")).toBeUndefined();
});

it("keeps the keys that it knows while they can't be loaded, and says so to whom asks for another", async () => {
  let isAway = false;
  const load = () =>
    isAway ? Promise.reject(new Error("auth is away")) : Promise.resolve(keysOf(old, current));
  const cache = createKeyCache({ load, pauseMs: 0 });
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

it("waits for keys, or says that they can't be loaded, while it has none at all", async () => {
  let loads = 0;
  const load = () =>
    loads++ === 0 ? Promise.reject(new Error("auth is away")) : Promise.resolve(keysOf(old));
  const cache = createKeyCache({ load, pauseMs: 3_600_000 });
  await expect(cache.find(old.id)).rejects.toThrow("auth is away");
  await expect(cache.find(old.id)).rejects.toThrow("auth is away");
  expect(loads).toBe(1);
  cache.keepOnly(new Set());
  const refreshed = cache.refresh();
  expect(await cache.find(old.id)).toBe(old.publicKey);
  await refreshed;
});

it("doesn't bring a withdrawn key back by a load that takes longer than a later one", async () => {
  const slow = Promise.withResolvers<PublicKeys>();
  const loads = [slow.promise, Promise.resolve(keysOf(current))];
  const load = () => loads.shift() ?? Promise.reject(new Error("nothing was expected"));
  const cache = createKeyCache({ load });
  const refreshed = [cache.refresh(), cache.refresh(), cache.refresh()];
  slow.resolve(keysOf(old, current));
  await Promise.all(refreshed);
  expect([cache.known(old.id), cache.known(current.id)]).toEqual([undefined, current.publicKey]);
});
