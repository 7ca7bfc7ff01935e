/** The content of a failed response. */
export interface FailureBody {
  /** The text to show; never empty. */
  text: string;
  /** Errors in single fields of the request's body. */
  errors: readonly { path: string; message: string }[];
}

export async function readFailure(response: Response): Promise<FailureBody> {
  const text = await response.text().catch(() => "");
  const statusLine = `${response.status} ${response.statusText}`.trim();
  const body = isJson(response) ? parsed(text) : undefined;
  if (body !== undefined) return { text: messageOf(body) || statusLine, errors: errorsOf(body) };
  const detail = text || response.statusText;
  return { text: detail ? `${response.status}: ${detail}` : statusLine, errors: [] };
}

function isJson(response: Response): boolean {
  return /\bjson\b/i.test(response.headers.get("content-type") ?? "");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf(body: unknown): string {
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return hasMessage && typeof body.message === "string" ? body.message : JSON.stringify(body);
}

function errorsOf(body: unknown): FailureBody["errors"] {
  const hasErrors = typeof body === "object" && body !== null && "errors" in body;
  return hasErrors && Array.isArray(body.errors) ? body.errors.filter(isFault) : [];
}

function isFault(error: unknown): error is FailureBody["errors"][number] {
  const { path, message } = (error ?? {}) as { path?: unknown; message?: unknown };
  return typeof path === "string" && typeof message === "string";
}
