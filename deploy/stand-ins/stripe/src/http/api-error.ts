export type ErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

export type ErrorFields = {
  type?: ErrorType;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
};

/** An error response of Stripe's API. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly fields: ErrorFields;

  constructor(status: number, message: string, fields: ErrorFields = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }

  /** @param request the id of the request that failed */
  body(request: string): object {
    const { type = "invalid_request_error", code, ...others } = this.fields;
    return {
      error: {
        ...(code !== undefined && {
          code,
          doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
        }),
        message: this.message,
        ...others,
        request_log_url: `https://dashboard.stripe.com/test/logs/${request}`,
        type,
      },
    };
  }
}

/** Returns a 404, or a 400 where the id is not in the path but in the parameter `param`. */
export function noSuch(kind: string, id: string, param?: string): ApiError {
  const fields = { code: "resource_missing", param: param ?? "id" };
  return new ApiError(param === undefined ? 404 : 400, `No such ${kind}: '${id}'`, fields);
}

/** Refuses what Stripe does and the stand-in doesn't. */
export function notImplemented(what: string, fields: ErrorFields = {}, status = 400): ApiError {
  const message = `The Stripe stand-in does not implement ${what}. Use a Stripe test-mode key (STRIPE_SECRET_KEY) for it.`;
  return new ApiError(status, message, fields);
}
