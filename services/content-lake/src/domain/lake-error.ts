/** The fault of a mutation or action. `refusal` adds its index. */
export class Fault extends Error {
  override name = "Fault";
  readonly status: number;
  readonly type: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, type: string, description: string, details: Record<string, unknown> = {}) {
    super(description);
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

/** The body of an error response, in the form that Sanity's clients read. */
export type ErrorBody = {
  error: { description: string; type: string; items?: ErrorItem[]; [detail: string]: unknown };
};
type ErrorItem = { error: { description: string; type: string; [detail: string]: unknown }; index: number };

/** The other form, for errors that concern access or a URL rather than content. */
export type PlainErrorBody = { statusCode: number; error: string; message: string; errorCode?: string };

/** A refused request, with the HTTP status and body of the response. */
export class LakeError extends Error {
  override name = "LakeError";
  readonly status: number;
  readonly body: ErrorBody | PlainErrorBody;

  constructor(status: number, body: ErrorBody | PlainErrorBody) {
    super("message" in body ? body.message : body.error.description);
    this.status = status;
    this.body = body;
  }
}

export type RequestKind = "mutation" | "action";

/** Refuses a whole request because of its item at `index`. */
export function refusal(kind: RequestKind, fault: Fault, index: number): LakeError {
  const item = { error: { description: fault.message, type: fault.type, ...fault.details }, index };
  const description = `The ${kind}(s) failed: ${fault.message}`;
  return new LakeError(fault.status, { error: { description, type: `${kind}Error`, items: [item] } });
}

/** Refuses a request for a reason that concerns no particular item. */
export function plainRefusal(
  status: number,
  type: string,
  description: string,
  details: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, { error: { description, type, ...details } });
}
