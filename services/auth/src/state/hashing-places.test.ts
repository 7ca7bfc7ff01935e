import { createHashingPlaces } from "./hashing-places.ts";

const school = "192.0.2.1";

/** Takes a place until `release` is called. */
function occupy(places: ReturnType<typeof createHashingPlaces>, network: string) {
  const { promise, resolve: release } = Promise.withResolvers<undefined>();
  return { done: places.hold(network, () => promise), release: () => release(undefined) };
}

it("gives each network a few places, so that others find one", async () => {
  const places = createHashingPlaces({ all: 9, ofNetwork: 3 });
  const taken = [1, 2, 3].map(() => occupy(places, school));
  expect(places.lack(school)).toBe("ofNetwork");
  await expect(places.hold(school, () => Promise.resolve())).rejects.toMatchObject({
    code: "unavailable",
    message: "Too many people are signing in from your network right now. Please try again in a few seconds.",
  });
  expect(places.lack("192.0.2.2")).toBeUndefined();
  expect(await places.hold("192.0.2.2", () => Promise.resolve("held"))).toBe("held");

  taken[0]?.release();
  await taken[0]?.done;
  expect(places.lack(school)).toBeUndefined();
});

it("refuses every network while all places are taken", async () => {
  const places = createHashingPlaces({ all: 2, ofNetwork: 1 });
  const taken = ["192.0.2.1", "192.0.2.2"].map((network) => occupy(places, network));
  for (const network of ["192.0.2.1", "192.0.2.3"]) expect(places.lack(network)).toBe("all");
  for (const { release } of taken) release();
  await Promise.all(taken.map(({ done }) => done));
  expect(places.lack("192.0.2.3")).toBeUndefined();
});
