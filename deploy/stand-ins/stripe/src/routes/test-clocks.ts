import { runTestClock } from "../engine/run-clock.ts";
import { ApiError } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { list, pagination } from "../http/list.ts";
import { newTestClock } from "../objects/test-clock.ts";
import { required } from "../params/param.ts";
import { text, timestamp } from "../params/types.ts";

/** Clocks that customers can be put on, which stand still unless they are advanced. */
export const testClocks: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/test_helpers/test_clocks",
    { frozen_time: required(timestamp()), name: text({ max: 300 }) },
    ({ account, params }) => {
      const clock = newTestClock(account.now(null), params.frozen_time, params.name ?? null);
      account.add("test_helpers.test_clock", clock);
      account.emit("test_helpers.test_clock.created", clock);
      return clock;
    },
  ),
  endpoint("GET", "/v1/test_helpers/test_clocks", pagination, (call) =>
    list(call, "test_helpers.test_clock"),
  ),
  endpoint("GET", "/v1/test_helpers/test_clocks/{id}", {}, ({ account, path: { id = "" } }) =>
    account.get("test_helpers.test_clock", id),
  ),
  endpoint(
    "POST",
    "/v1/test_helpers/test_clocks/{id}/advance",
    { frozen_time: required(timestamp()) },
    ({ account, params, path: { id = "" } }) => {
      const clock = account.get("test_helpers.test_clock", id);
      if (params.frozen_time <= clock.frozen_time)
        throw new ApiError(
          400,
          "Cannot advance to a time in the past. `frozen_time` must be after the test clock's current frozen time.",
          { param: "frozen_time" },
        );
      const ready = runTestClock(account, clock, params.frozen_time);
      account.emit("test_helpers.test_clock.ready", ready);
      // As Stripe does, it says that it is on its way, though here it has arrived.
      return {
        ...ready,
        status: "advancing",
        status_details: { advancing: { target_frozen_time: params.frozen_time } },
      };
    },
  ),
  endpoint("DELETE", "/v1/test_helpers/test_clocks/{id}", {}, ({ account, path: { id = "" } }) => {
    const clock = account.get("test_helpers.test_clock", id);
    for (const object of account.store.onClock(id)) account.store.remove(object.id);
    account.store.remove(id);
    account.emit("test_helpers.test_clock.deleted", clock, { clock: null });
    return { id, object: "test_helpers.test_clock", deleted: true };
  }),
];
