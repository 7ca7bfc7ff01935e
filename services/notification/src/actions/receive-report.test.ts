import type { MailReport } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { receiveReport } from "./receive-report.ts";

it("doesn't count a report whose address it couldn't suppress, so that the provider's next try is heard", async () => {
  const add = jest.fn();
  const context = {
    reports: { isKnown: () => Promise.resolve(false), add },
    suppressions: { add: () => Promise.reject(new Error("the database is away")) },
    config: { LINK_KEY: "a key of the tests" },
    now: () => new Date(),
  };
  const report = { type: "email.complained", data: { to: ["ada@example.org"] } } as MailReport;
  const received = receiveReport(context as unknown as Context, "report-1", report);
  await expect(received).rejects.toThrow("the database is away");
  expect(add).not.toHaveBeenCalled();
});
