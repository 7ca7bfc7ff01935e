import { followReplicas } from "./replicas.ts";

/** The real one, also while fake timers replace it. */
const { setImmediate } = globalThis;
const everyMs = 2000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets time pass, and pending promises settle. */
async function pass(ms = 0) {
  jest.advanceTimersByTime(ms);
  await new Promise((resolve) => setImmediate(resolve));
}

/** Follows a name that has these addresses; an error makes look-ups fail. */
async function follow(...addresses: string[]) {
  const name = { addresses: addresses as readonly string[] | Error, lookups: 0 };
  const gone: string[] = [];
  const replicas = followReplicas("riddle.test", {
    lookup: (hostname) => {
      name.lookups++;
      expect(hostname).toBe("riddle.test");
      return name.addresses instanceof Error
        ? Promise.reject(name.addresses)
        : Promise.resolve(name.addresses);
    },
    everyMs,
    onGone: (address) => gone.push(address),
  });
  await pass();
  const turns = (count: number, tried: readonly string[] = []) =>
    Array.from({ length: count }, () => replicas.next(tried));
  return { replicas, name, gone, turns };
}

it("takes the addresses in turn, whatever their order in a look-up, and each once", async () => {
  const { name, turns } = await follow("b", "c", "a", "b");
  expect(turns(6)).toEqual(["a", "b", "c", "a", "b", "c"]);
  name.addresses = ["c", "b", "a"];
  await pass(everyMs);
  expect(turns(3)).toEqual(["a", "b", "c"]);
});

it("leaves out those that were tried", async () => {
  const { turns, replicas } = await follow("a", "b", "c");
  expect(turns(2, ["a"])).toEqual(["b", "c"]);
  expect(replicas.next(["a", "b", "c"])).toBeUndefined();
});

it("has those last to which no connection could be opened, until the next look-up", async () => {
  const { replicas, turns } = await follow("a", "b", "c");
  replicas.avoid("a");
  expect(turns(4)).toEqual(["b", "c", "b", "c"]);
  expect(replicas.next(["b", "c"])).toBe("a");
  replicas.avoid("b");
  expect(turns(2, ["c"])).toEqual(["a", "a"]);
  await pass(everyMs);
  expect(new Set(turns(3))).toEqual(new Set(["a", "b", "c"]));
});

it("says which addresses are gone, and has one that comes back like any other", async () => {
  const { replicas, name, gone, turns } = await follow("a", "b", "c");
  replicas.avoid("b");
  name.addresses = ["a"];
  await replicas.refresh();
  expect(gone).toEqual(["b", "c"]);
  expect(turns(2)).toEqual(["a", "a"]);
  name.addresses = ["a", "b"];
  await replicas.refresh();
  expect(gone).toEqual(["b", "c"]);
  expect(new Set(turns(2))).toEqual(new Set(["a", "b"]));
});

it("keeps the addresses while a look-up fails, and those that are avoided", async () => {
  const { replicas, name, gone, turns } = await follow("a", "b");
  replicas.avoid("a");
  name.addresses = new Error("no name server");
  await pass(everyMs);
  await replicas.refresh();
  expect([turns(2), gone]).toEqual([["b", "b"], []]);
});

it("fails to refresh only while no address is known", async () => {
  const { replicas, name } = await follow();
  expect(replicas.next([])).toBeUndefined();
  name.addresses = new Error("no name server");
  await expect(replicas.refresh()).rejects.toThrow("no name server");
  name.addresses = ["a"];
  await replicas.refresh();
  expect(replicas.next([])).toBe("a");
});

it("looks the name up from time to time, once at a time, and no more when closed", async () => {
  const { replicas, name } = await follow("a");
  expect(name.lookups).toBe(1);
  await pass(everyMs - 1);
  expect(name.lookups).toBe(1);
  await pass(1);
  expect(name.lookups).toBe(2);
  await Promise.all([replicas.refresh(), replicas.refresh()]);
  expect(name.lookups).toBe(3);
  replicas.close();
  await pass(10 * everyMs);
  expect(name.lookups).toBe(3);
});

it("never looks up an address, which stands for one replica", async () => {
  const lookup = jest.fn();
  const replicas = followReplicas("127.0.0.1", { lookup, everyMs, onGone: () => undefined });
  await replicas.refresh();
  replicas.avoid("127.0.0.1");
  expect([replicas.next([]), replicas.next(["127.0.0.1"])]).toEqual(["127.0.0.1", undefined]);
  replicas.close();
  expect(lookup).not.toHaveBeenCalled();
});
