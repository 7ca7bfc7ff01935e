/** The modes of the API, each with a description for the help. */
export const apiModes = {
  good: "does what it is asked for",
  slow: 'responds after "delayMs"',
  "rate-limit": "429, and does nothing",
  error: "500, and does nothing",
  "error-after": "500, though it has done what it was asked for",
  stall: "no response, and does nothing",
  "stall-after": "no response, though it has done what it was asked for",
  cut: "the connection is closed, and nothing is done",
  "cut-after": "the connection is closed, though it has done what it was asked for",
} as const;

/** The modes of webhooks. */
export const webhookModes = {
  good: "each at once, and again if it isn't taken",
  late: 'each after "delayMs"',
  double: "each twice",
  reorder: 'what comes within "delayMs" in reverse order',
  drop: "none, and none again",
} as const;

export type ApiMode = keyof typeof apiModes;
export type WebhookMode = keyof typeof webhookModes;
