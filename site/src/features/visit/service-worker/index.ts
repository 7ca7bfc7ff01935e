export { useServiceWorker } from "./use-service-worker.ts";
