import { createImageQueue } from "./image-queue.ts";

it("The image queue runs one large image at a time, and small ones meanwhile", async () => {
  const queue = createImageQueue();
  const gate = Promise.withResolvers<undefined>();
  let started = 0;
  const large = [1, 2, 3].map(() =>
    queue.run(50_000_000, async () => {
      started++;
      await gate.promise;
    }),
  );
  await expect(queue.run(1000, () => Promise.resolve("small"))).resolves.toBe("small");
  expect(started).toBe(1);
  gate.resolve(undefined);
  await Promise.all(large);
  expect(started).toBe(3);
});

it("The image queue refuses work when too much waits, and accepts work again afterwards", async () => {
  const queue = createImageQueue({ concurrency: 2, maxWaiting: 1 });
  const gates = [0, 1, 2].map(() => Promise.withResolvers<undefined>());
  let running = 0;
  let maxRunning = 0;
  const works = gates.map(({ promise }) =>
    queue.run(0, async () => {
      maxRunning = Math.max(maxRunning, ++running);
      await promise;
      running--;
    }),
  );
  await expect(queue.run(0, () => Promise.resolve())).rejects.toMatchObject({ status: 503 });
  for (const { resolve } of gates) resolve(undefined);
  await Promise.all(works);
  expect(maxRunning).toBe(2);
  await expect(queue.run(0, () => Promise.resolve("free again"))).resolves.toBe("free again");
});

it("The image queue goes on after work that failed", async () => {
  const queue = createImageQueue({ concurrency: 1, maxWaiting: 1 });
  const failing = queue.run(0, () => Promise.reject(new Error("broken")));
  const next = queue.run(0, () => Promise.resolve(1));
  await expect(failing).rejects.toThrow("broken");
  await expect(next).resolves.toBe(1);
});
