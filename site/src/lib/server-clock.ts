import { whenIdle } from "./when-idle.ts";

/** The server clock's lead over the device's, in milliseconds; 0 until they have been compared. */
let aheadMs = 0;
/** The device clock's lead over the browser's monotonic one when they were compared. */
let comparedAt: number | null = null;
let isComparing = false;
const listeners = new Set<() => void>();

const timeoutMs = 5_000;
const minuteMs = 60_000;
/** The device's clock is trusted as long as it runs like the steady one. */
const maxDriftMs = 2_000;
/** The header `Date` leaves out the fraction of the second. */
const secondMs = 1_000;

/** Returns the time by the server's clock, in milliseconds since 1970: by the device's until the two have been compared. */
export function serverNowMs(): number {
  return Date.now() + aheadMs;
}

/** Returns how far the server's clock is ahead of the device's, in milliseconds. */
export function serverAheadMs(): number {
  return aheadMs;
}

/** Calls `act` whenever the device's clock turns out to be wrong, and compares the clocks when the browser is idle. */
export function subscribeToServerClock(act: () => void): () => void {
  listeners.add(act);
  const callOff = whenIdle(compareClocks);
  return () => {
    callOff();
    listeners.delete(act);
  };
}

/** Requests the server's time, unless the device's clock has run on since the last comparison. */
export function compareClocks(): void {
  const hasRunOn = comparedAt !== null && Math.abs(deviceLead() - comparedAt) < maxDriftMs;
  if (isComparing || hasRunOn) return;
  isComparing = true;
  compare()
    // The next comparison may succeed.
    .catch(() => undefined)
    .finally(() => (isComparing = false));
}

/**
 * Calls `act` at an instant by the server's clock. Timers sleep with the device: after that, it is called at most a
 * minute late. Returns the function that calls it off.
 */
export function atServerTime(instantMs: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const restMs = Math.max(0, instantMs - serverNowMs());
    timer = setTimeout(restMs > minuteMs ? wait : act, Math.min(restMs, minuteMs));
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * Returns how far the server's clock is ahead, given a `Date` header and when the device sent the request and received
 * the response. A known lead that the header doesn't contradict stays.
 */
export function leadFrom(dateMs: number, sentMs: number, receivedMs: number, knownMs: number): number {
  const least = dateMs - receivedMs;
  const most = dateMs + secondMs - sentMs;
  return least <= knownMs && knownMs <= most ? knownMs : Math.round((least + most) / 2);
}

async function compare(): Promise<void> {
  const before = deviceLead();
  const sentMs = Date.now();
  // Without cookies, the gateway has the response in memory.
  const { headers } = await fetch("/", {
    method: "HEAD",
    cache: "no-store",
    credentials: "omit",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const receivedMs = Date.now();
  // A cache on the way keeps the date of the response that it stored (RFC 9111).
  const dateMs = Date.parse(headers.get("date") ?? "") + Number(headers.get("age") ?? 0) * secondMs;
  const after = deviceLead();
  // A device that has been set meanwhile, or has slept, measured nothing.
  if (Number.isNaN(dateMs) || Math.abs(after - before) >= maxDriftMs) return;
  comparedAt = after;
  const lead = leadFrom(dateMs, sentMs, receivedMs, aheadMs);
  if (lead === aheadMs) return;
  aheadMs = lead;
  for (const act of [...listeners]) act();
}

function deviceLead(): number {
  return Date.now() - performance.now();
}
