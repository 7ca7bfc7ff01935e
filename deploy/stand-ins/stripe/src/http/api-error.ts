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

/** An error as Stripe's API responds with it. */
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

/** 404, or 400 where the id isn't in the path but in the parameter `param`. */
export function noSuch(what: string, id: string, param = "id", status = 404): ApiError {
  return new ApiError(status, `No such ${what}: '${id}'`, { code: "resource_missing", param });
}
