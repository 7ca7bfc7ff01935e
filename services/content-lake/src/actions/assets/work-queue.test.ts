import { createWorkQueue } from "./work-queue.ts";

it("runs so many works at once, lets so many wait, and refuses the rest", async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 1 });
  const gates = [0, 1, 2].map(() => Promise.withResolvers<undefined>());
  let running = 0;
  let most = 0;
  const works = gates.map(({ promise }) =>
    queue.run(async () => {
      most = Math.max(most, ++running);
      await promise;
      running--;
    }),
  );
  await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({ status: 503 });
  for (const { resolve } of gates) resolve(undefined);
  await Promise.all(works);
  expect(most).toBe(2);
  await expect(queue.run(() => Promise.resolve("free again"))).resolves.toBe("free again");
});

it("goes on after a work that failed", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(() => Promise.resolve(1));
  await expect(failing).rejects.toThrow("broken");
  await expect(next).resolves.toBe(1);
});
