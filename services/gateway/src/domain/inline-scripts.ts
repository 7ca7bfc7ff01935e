import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** Returns the CSP sources (`'sha256-…'`) that allow exactly the inline scripts of this document. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  let script: string | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "script" && attributes.src === undefined && isScript(attributes.type)) script = "";
    },
    ontext: (text) => {
      if (script !== undefined) script += text;
    },
    onclosetag: (name) => {
      if (name !== "script" || script === undefined) return;
      hashes.add(`'sha256-${sha256(script.replaceAll(/\r\n?/g, "\n"))}'`);
      script = undefined;
    },
  });
  parser.end(html);
  return [...hashes];
}

/** Elements of any other type hold data such as JSON-LD, which needs no permission. */
function isScript(type: string | undefined): boolean {
  const essence = (type ?? "").trim().toLowerCase();
  return ["", "module", "importmap", "text/javascript", "application/javascript"].includes(essence);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
