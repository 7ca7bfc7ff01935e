/** The event can never be published: it breaks its contract or is too large. */
export class EventRefused extends Error {
  override name = "EventRefused";
}
