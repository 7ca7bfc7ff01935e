/**
 * The document of a frame in which a provider's script runs by itself. With `sandbox` and without
 * `allow-same-origin` it has no part in the page: it reads neither the session's token nor what is written,
 * and taking its frame away ends it. `data` becomes the script's `data-*` attributes.
 */
export function providerDocument(scriptUrl: string, data: Readonly<Record<string, string>> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escape(value)}"`);
  const script = `<script src="${escape(scriptUrl)}"${attributes.join("")}></script>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>-</title><style>html,body{height:100%;margin:0}</style><body>${script}`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;" };

function escape(text: string): string {
  return text.replace(/[&"<]/g, (sign) => entities[sign] ?? sign);
}
