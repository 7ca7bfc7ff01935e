import * as z from "zod";
import { connectBus } from "../bus/connect-bus.ts";
import { busConfig, parseConfig } from "../config.ts";
import { createLog } from "../log.ts";

/** Makes the streams, or updates them to the settings of this version, as soon as the broker responds. */
const config = parseConfig(z.object(busConfig));
const bus = connectBus({
  url: config.NATS_URL,
  namespace: config.BUS_NAMESPACE,
  replicas: config.BUS_REPLICAS,
  service: "streams",
  password: config.NATS_PASSWORD,
  log: createLog({ service: "streams", level: "info" }),
});
await bus.ready;
await bus.close();
