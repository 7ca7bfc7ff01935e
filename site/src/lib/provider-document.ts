/**
 * Returns the document of a frame that runs a provider's script. Use it with `sandbox` without
 * `allow-same-origin`: the script can then read neither the session token nor the page, and ends when the
 * frame is removed. `data` becomes the script's `data-*` attributes.
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
