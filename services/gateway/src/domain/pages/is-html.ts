export function isHtml(contentType: string | undefined): boolean {
  return contentType?.startsWith("text/html") ?? false;
}
