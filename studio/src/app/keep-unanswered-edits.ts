/** Takes out of the commits that wait to be sent again what turns out to have arrived. */
const endCommitsSentAs = (id: string) =>
  `this.commits = this.commits.filter(({ sentAs, resolve }) => !sentAs || sentAs !== ${id} || (resolve(), false))`;

/**
 * Mends what Sanity's mutator does with an edit that was sent and never answered, as when the content lake dies or
 * the network breaks. It sends such an edit again under another id, so that one that had arrived is applied twice
 * and a typed letter stands there twice; and it forgets the edit when the document is not in the lake yet, so that
 * the first words of a new draft are lost. Mended, an edit keeps its id, one that turns out to have arrived is
 * done, and one for a document that is not there yet is kept.
 */
const changes: readonly [from: string, to: string][] = [
  [
    "return result.assignRandomTransactionId(), result;",
    `result.assignRandomTransactionId();
     if (this.sentAs) result.params.transactionId = result.params.resultRev = this.sentAs;
     this.sentAs = result.transactionId;
     return result;`,
  ],
  [
    "this.document.reset(doc), this.rebase([], [])",
    `${endCommitsSentAs("doc?._rev")},
     this.document.reset(doc), this.rebase([], [])`,
  ],
  [
    `debug("Rebasing document"), this.document.EDGE === null && this.handleDocumentDeleted();`,
    `debug("Rebasing document");
     if (this.document.EDGE === null && (remoteMutations.length > 0 || this.commits.length === 0))
       this.handleDocumentDeleted();`,
  ],
  [
    "return this.document.arrive(mutation);",
    `${endCommitsSentAs("mutation.transactionId")};
     return this.document.arrive(mutation);`,
  ],
  [
    "cancel: (error) => {",
    `cancel: (error) => {
       if (commit.tries > 0 && String(error?.responseBody).includes("transactionIDAlreadyUsedError")) {
         docResponder.failure(), commit.resolve(), this._cycleCommitter();
         return;
       }`,
  ],
];

export const keepUnansweredEdits = {
  name: "keep-unanswered-edits",
  transform: (code: string, id: string): string | null => {
    if (!/[\\/]@sanity[\\/]mutator[\\/]lib[\\/]index\.js/.test(id)) return null;
    return changes.reduce((text, [from, to]) => {
      if (text.split(from).length !== 2)
        throw new Error(`@sanity/mutator has changed: it should hold once ${from}`);
      return text.replace(from, () => to);
    }, code);
  },
};
