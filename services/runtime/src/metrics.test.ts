import perfHooks from "node:perf_hooks";
import { createMetrics } from "./metrics.ts";

it("shows the metrics of the process for each service under its own name", async () => {
  const [auth, billing] = [createMetrics("auth"), createMetrics("billing")];
  expect(await auth.registry.metrics()).toMatch(/^process_cpu_seconds_total\{service="auth"\} \d/m);
  expect(await billing.registry.metrics()).toMatch(/^process_cpu_seconds_total\{service="billing"\} \d/m);
});

it("keeps the metrics of services in one process apart", async () => {
  const [auth, billing] = [createMetrics("auth"), createMetrics("billing")];
  auth.eventsPublished.inc({ type: "user.deleted" });
  expect(await auth.registry.metrics()).toContain(
    'events_published_total{type="user.deleted",service="auth"} 1',
  );
  expect(await billing.registry.metrics()).not.toContain("user.deleted");
});

it("watches the event loop and the garbage collector once, however many services run in the process", () => {
  createMetrics("riddle");
  const eventLoop = jest.spyOn(perfHooks, "monitorEventLoopDelay");
  const collector = jest.spyOn(perfHooks.PerformanceObserver.prototype, "observe");
  createMetrics("auth");
  createMetrics("billing");
  expect([eventLoop, collector].map((watch) => watch.mock.calls)).toEqual([[], []]);
  jest.restoreAllMocks();
});
