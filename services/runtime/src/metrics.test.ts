import { createMetrics } from "./metrics.ts";

it("keeps the metrics of services in one process apart", async () => {
  const [auth, billing] = [createMetrics("auth"), createMetrics("billing")];
  auth.eventsPublished.inc({ type: "user.deleted" });
  expect(await auth.registry.metrics()).toContain(
    'events_published_total{type="user.deleted",service="auth"} 1',
  );
  expect(await billing.registry.metrics()).not.toContain("user.deleted");
});
