/**
 * HTTP status of every error code of the API. A code is stable, for programs; a person reads the problem's
 * `message`.
 */
export const errorStatus = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
  upstream_timeout: 504,
} as const;

/** A code that a problem of the API can have. */
export type ErrorCode = keyof typeof errorStatus;
