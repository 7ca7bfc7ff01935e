import { fakeContext } from "../../test/support/fake-context.ts";
import { limitAttempts } from "./limit-attempts.ts";

const attempted = { purpose: "sign-in", who: "ada", from: "192.0.2.1" };
const limits = ["by account", "by network"].map((key) => ({ key, free: 5, maxPauseMs: 60_000 }));

it("counts an attempt under every limit", async () => {
  const { context, audited } = fakeContext();
  const count = jest.spyOn(context.attempts, "count");
  await limitAttempts(context, attempted, limits);
  expect(count).toHaveBeenCalledWith(limits);
  expect(audited).toEqual([]);
});

it("says how long to wait, and leaves a record of who has to", async () => {
  const { context, audited } = fakeContext();
  jest.spyOn(context.attempts, "count").mockResolvedValue({ isAllowed: false, retryAfterSeconds: 77 });
  await expect(limitAttempts(context, attempted, limits)).rejects.toMatchObject({
    code: "too_many_requests",
    retryAfterSeconds: 77,
  });
  expect(audited).toEqual([{ audit: "sign-in slowed down", who: "ada", from: "192.0.2.1" }]);
});
