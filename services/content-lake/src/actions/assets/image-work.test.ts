import { createImageWork } from "./image-work.ts";

it("works on one large picture at a time, and on small ones meanwhile", async () => {
  const work = createImageWork();
  const gate = Promise.withResolvers<undefined>();
  let large = 0;
  const largeOnes = [1, 2, 3].map(() =>
    work.run(50_000_000, async () => {
      large++;
      await gate.promise;
    }),
  );
  await expect(work.run(1000, () => Promise.resolve("small"))).resolves.toBe("small");
  expect(large).toBe(1);
  gate.resolve(undefined);
  await Promise.all(largeOnes);
  expect(large).toBe(3);
});
