import { DomainError } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import type { StudioContext } from "../../context/studio.ts";

/** Knows which editor has sent a request; see `identifyEditors`. */
export type Editors = {
  /** Lets only requests with the pass of an editor who may write through; `TextCheck` names it in the header. */
  requireEditor: RequestHandler;
  /** The id of the editor whose request was let through. */
  editorOf(req: Request): string;
};

/** @param purpose what only editors can do, such as `have texts checked` */
export function identifyEditors(
  { textCheckPasses }: Pick<StudioContext, "textCheckPasses">,
  purpose: string,
): Editors {
  const editors = new WeakMap<Request, string>();
  return {
    requireEditor: async (req, res, next) => {
      const pass = readPass(req);
      const editor = pass === undefined ? undefined : await textCheckPasses?.editorOf(pass);
      if (editor === undefined) {
        res.set("WWW-Authenticate", "TextCheck");
        throw new DomainError("unauthorized", `Only the studio of an editor who may write can ${purpose}.`);
      }
      editors.set(req, editor);
      next();
    },
    editorOf: (req) => editors.get(req) ?? "",
  };
}

/** `Authorization: TextCheck <pass>` */
function readPass(req: Request): string | undefined {
  return /^TextCheck ([\w-]{32,256})$/i.exec(req.headers.authorization ?? "")?.[1];
}
