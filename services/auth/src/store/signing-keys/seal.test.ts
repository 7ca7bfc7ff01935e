import { createSeal } from "./seal.ts";

const content = Buffer.from("a private key");
const seal = createSeal("a secret of the tests", "signing keys");

it("opens what it has closed, which looks different each time", () => {
  const closed = seal.close(content, "key-1");
  expect(seal.open(closed, "key-1")).toEqual(content);
  expect(closed.includes(content)).toBe(false);
  expect(seal.close(content, "key-1")).not.toEqual(closed);
});

it("opens nothing of another label, secret or purpose", () => {
  const closed = seal.close(content, "key-1");
  expect(seal.open(closed, "key-2")).toBeUndefined();
  expect(createSeal("another secret", "signing keys").open(closed, "key-1")).toBeUndefined();
  expect(createSeal("a secret of the tests", "links").open(closed, "key-1")).toBeUndefined();
});

it("opens nothing that was changed or cut off anywhere", () => {
  const closed = seal.close(content, "key-1");
  for (const index of closed.keys()) {
    const changed = Buffer.from(closed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(seal.open(changed, "key-1")).toBeUndefined();
    expect(seal.open(closed.subarray(0, index), "key-1")).toBeUndefined();
  }
});
