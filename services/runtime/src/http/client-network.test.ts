import type { AddressedRequest } from "./client-address.ts";
import { clientNetwork } from "./client-network.ts";

const from = (remoteAddress: string | undefined) =>
  clientNetwork({ headers: {}, socket: { remoteAddress } } as unknown as AddressedRequest, 0);

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::9", "2001:db8:1:3::/64"],
  ["::1", "::/64"],
  [undefined, "unknown"],
])("counts %s as %s", (address, network) => expect(from(address)).toBe(network));

it("counts an address that a proxy has reported and that isn't one as it is", () => {
  const request = { headers: { "x-forwarded-for": "_hidden" }, socket: { remoteAddress: "10.0.0.1" } };
  expect(clientNetwork(request as unknown as AddressedRequest, 1)).toBe("_hidden");
});
