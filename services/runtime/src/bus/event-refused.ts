/** The event itself can't be published, now or later: it breaks its contract, or is too large. */
export class EventRefused extends Error {
  override name = "EventRefused";
}
