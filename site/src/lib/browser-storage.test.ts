import { textStorage, readStored, readStoredJson, removeStored, writeStored } from "./browser-storage.ts";

/** A storage with room for `room` characters. */
function smallStorage(room = Infinity): Storage {
  const values = new Map<string, string>();
  const used = (): number => [...values].join("").length;
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => {
      const before = values.get(key);
      values.set(key, value);
      if (used() <= room) return;
      values.delete(key);
      if (before !== undefined) values.set(key, before);
      throw new DOMException("full", "QuotaExceededError");
    },
  };
}

function broken(...methods: ("getItem" | "setItem" | "removeItem")[]): Storage {
  const storage = smallStorage();
  for (const method of methods) {
    storage[method] = () => {
      throw new DOMException("broken", "UnknownError");
    };
  }
  return storage;
}

const blocked = (): Storage => {
  throw new DOMException("denied", "SecurityError");
};
const inBrowser = () => true;

describe("Browser storage", () => {
  const storage = smallStorage();
  const kept = textStorage(() => storage, inBrowser);

  it("stores, changes and removes a text", () => {
    expect(kept.read("choice")).toBeNull();
    kept.write("choice", "a");
    kept.write("choice", "b");
    expect([kept.read("choice"), storage.getItem("choice")]).toEqual(["b", "b"]);
    kept.remove("choice");
    expect([kept.read("choice"), storage.getItem("choice")]).toEqual([null, null]);
  });

  it("notices what another tab has written", () => {
    kept.write("choice", "mine");
    storage.setItem("choice", "theirs");
    expect(kept.read("choice")).toBe("theirs");
  });
});

describe.each<[string, () => Storage]>([
  ["is blocked", blocked],
  ["can't be read", () => broken("getItem", "setItem")],
  ["has no room", () => smallStorage(0)],
  ["can do nothing at all", () => broken("getItem", "setItem", "removeItem")],
  ["does not exist", () => undefined as unknown as Storage],
])("Browser storage that %s", (_case, storage) => {
  const once = oneAndTheSame(storage);

  it("keeps a text until the page is left", () => {
    const kept = textStorage(once, inBrowser);
    kept.write("choice", "a");
    kept.write("choice", "b");
    expect(kept.read("choice")).toBe("b");
    expect(textStorage(once, inBrowser).read("choice")).toBeNull();
  });
});

describe("Full browser storage", () => {
  it("never brings back an older value that couldn't be overwritten", () => {
    const storage = smallStorage("choice,yes".length);
    const kept = textStorage(() => storage, inBrowser);
    kept.write("choice", "yes");
    kept.write("choice", "necessary only");
    expect(kept.read("choice")).toBe("necessary only");
    expect(textStorage(() => storage, inBrowser).read("choice")).toBeNull();
  });

  it("stores a text that fits once the older one is removed", () => {
    const storage = smallStorage();
    let refusals = 1;
    const { setItem } = storage;
    storage.setItem = (key, value) => {
      if (refusals-- > 0) throw new DOMException("full", "QuotaExceededError");
      setItem(key, value);
    };
    const kept = textStorage(() => storage, inBrowser);
    kept.write("choice", "b");
    expect(storage.getItem("choice")).toBe("b");
  });

  it("stores a text as soon as there is room again", () => {
    let storage = smallStorage(0);
    const kept = textStorage(() => storage, inBrowser);
    kept.write("choice", "a");
    storage = smallStorage();
    kept.write("choice", "b");
    expect([kept.read("choice"), storage.getItem("choice")]).toEqual(["b", "b"]);
  });

  it("prefers what another tab stored afterwards", () => {
    let storage = smallStorage(0);
    const kept = textStorage(() => storage, inBrowser);
    kept.write("choice", "mine");
    storage = smallStorage();
    storage.setItem("choice", "theirs");
    expect(kept.read("choice")).toBe("theirs");
    storage.removeItem("choice");
    expect(kept.read("choice")).toBeNull();
  });

  it("hides a text that can't be removed", () => {
    const storage = broken("removeItem");
    storage.setItem("choice", "old");
    const kept = textStorage(() => storage, inBrowser);
    kept.remove("choice");
    expect(kept.read("choice")).toBeNull();
  });
});

describe("Outside a browser", () => {
  it("nothing is stored, because it could belong to another player", () => {
    const kept = textStorage(blocked);
    kept.write("choice", "a");
    expect(kept.read("choice")).toBeNull();
    writeStored("choice", "a");
    removeStored("choice");
    expect(readStored("choice")).toBeNull();
  });
});

describe("Stored JSON", () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  const storage = smallStorage();
  beforeAll(
    () => void Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true }),
  );
  afterAll(() => {
    if (before) Object.defineProperty(globalThis, "localStorage", before);
    else Reflect.deleteProperty(globalThis, "localStorage");
  });

  it.each([
    ['{"a":[1]}', { a: [1] }],
    ["null", null],
    ["7", 7],
    ["", null],
    ["{", null],
    ["undefined", null],
    ["\u0000\uD800", null],
    ["[".repeat(100_000), null],
  ])("is parsed, and null if it is malformed (%#)", (text, value) => {
    writeStored("json", text);
    expect(readStoredJson("json")).toEqual(value);
  });
});

function oneAndTheSame(make: () => Storage): () => Storage {
  let made: Storage | null = null;
  return () => (made ??= make());
}
