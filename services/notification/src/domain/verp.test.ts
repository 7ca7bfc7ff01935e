import { deliveryId } from "./delivery.ts";
import { deliveryOfVerp, messageIdOf, verpAddress } from "./verp.ts";

const key = "a key of tests";
const id = deliveryId("one");

describe("The address that a mail comes back to", () => {
  const address = verpAddress(key, id, "bounces.example");

  it("names the delivery, in any case, within the length of a local part", () => {
    expect(deliveryOfVerp(key, address)).toBe(id);
    expect(deliveryOfVerp(key, address.toUpperCase())).toBe(id);
    expect(address.indexOf("@")).toBeLessThanOrEqual(64);
  });

  it.each([
    address.replace(/\.(.)/, (_all, digit: string) => `.${digit === "0" ? "1" : "0"}`),
    address.replace("+", "+0").replace(/.\./, "."),
    `bounce+${id}.@bounces.example`,
    "ada@example.org",
    "",
  ])("names none if it isn't ours: %s", (other) => {
    expect(deliveryOfVerp(key, other)).toBeUndefined();
  });

  it("is signed with the installation's key", () => {
    expect(deliveryOfVerp("another key", address)).toBeUndefined();
  });
});

it("gives a delivery the same Message-ID each time, and others another one", () => {
  expect(messageIdOf(key, id, "example.org")).toBe(messageIdOf(key, id, "example.org"));
  expect(messageIdOf(key, id, "example.org")).not.toBe(messageIdOf(key, deliveryId("two"), "example.org"));
});
