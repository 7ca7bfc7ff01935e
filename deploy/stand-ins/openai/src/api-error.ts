/** An error as OpenAI's API responds with it. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly type: string;
  readonly param: string | null;
  readonly code: string | null;

  constructor(
    status: number,
    message: string,
    {
      type = "invalid_request_error",
      param = null,
      code = null,
    }: Partial<Pick<ApiError, "type" | "param" | "code">> = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.param = param;
    this.code = code;
  }

  get body(): object {
    const { message, type, param, code } = this;
    return { error: { message, type, param, code } };
  }
}
