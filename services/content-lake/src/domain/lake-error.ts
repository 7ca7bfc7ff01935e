/** What is wrong with one mutation or action, before it is known which one it is. */
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

/** The body of a refusal, in the form that Sanity's clients read. */
export type ErrorBody = {
  error: { description: string; type: string; items?: ErrorItem[]; [detail: string]: unknown };
};
type ErrorItem = { error: { description: string; type: string; [detail: string]: unknown }; index: number };

/** The other form: of refusals that are about who asks, or about an address, and not about content. */
export type PlainErrorBody = { statusCode: number; error: string; message: string; errorCode?: string };

/** A refusal by the lake: the HTTP status and body that the API answers with. */
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

/** The refusal of a whole request for the sake of its item at `index`. */
export function refusal(kind: RequestKind, fault: Fault, index: number): LakeError {
  const item = { error: { description: fault.message, type: fault.type, ...fault.details }, index };
  const description = `The ${kind}(s) failed: ${fault.message}`;
  return new LakeError(fault.status, { error: { description, type: `${kind}Error`, items: [item] } });
}

/** A refusal that is about no item in particular. */
export function plainRefusal(
  status: number,
  type: string,
  description: string,
  details: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, { error: { description, type, ...details } });
}
