/** Returns the text to show for a failed response; never empty. */
export async function failureText(response: Response): Promise<string> {
  const text = await response.text().catch(() => "");
  const statusLine = `${response.status} ${response.statusText}`.trim();
  const body = isJson(response) ? parsed(text) : undefined;
  if (body !== undefined) return messageOf(body) || statusLine;
  const detail = text || response.statusText;
  return detail ? `${response.status}: ${detail}` : statusLine;
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
