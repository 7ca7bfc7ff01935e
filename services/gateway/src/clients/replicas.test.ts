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
