import type { MailKind, MailText } from "@wordlehint/contracts";
import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";

/** Editors' texts; see `MailContent` in `clients/mail-content.ts`. */
type Written = {
  product: string | undefined;
  contactAddress: string | undefined;
  texts: ReadonlyMap<MailKind, MailText>;
};

export type MailTexts = ReturnType<typeof createMailTexts>;

/** The name of the site where editors have given it none. */
const usualProduct = "WordleHint";

/** The texts of mails in memory: what editors have written last, else the built-in ones. */
export function createMailTexts() {
  let written: Written = { product: undefined, contactAddress: undefined, texts: new Map() };
  const firstRead = Promise.withResolvers<undefined>();
  return {
    use: (content: Written): void => {
      written = content;
      firstRead.resolve(undefined);
    },
    /** The content couldn't be read: the last known texts hold. */
    keep: (): void => firstRead.resolve(undefined),
    /** Resolves when the content was read for the first time, or couldn't be. Until then, the texts may be others. */
    settled: firstRead.promise,
    textOf: (kind: MailKind): MailText => written.texts.get(kind) ?? builtInMailTexts[kind],
    /** Returns whether an editor has written the text of a kind. */
    isWritten: (kind: MailKind): boolean => written.texts.has(kind),
    product: (): string => written.product ?? usualProduct,
    contactAddress: (): string | undefined => written.contactAddress,
  };
}
