/**
 * Patches two faults of `@sanity/mutator` 6.16.0 in how it treats an edit whose response is lost, because the content
 * lake died or the network broke. No upstream issue is known for either; both are to be reported to
 * https://github.com/sanity-io/sanity/issues. `recovery.spec.ts` in the site's editor tests shows both.
 *
 * 1. `Commit.squash` gives the edit a new transaction id at each attempt, so the content lake can't recognize an edit
 *    that it already has, and applies it twice: a typed letter appears twice.
 *    Patched: an edit keeps its transaction id, and is done once the lake shows or says that it has that transaction.
 * 2. `BufferedDocument.rebase` takes a document that isn't in the lake for a deleted one and drops every pending
 *    edit: the first words of a new draft are lost when the studio reconnects.
 *    Patched: pending edits are dropped only when a remote mutation deleted the document.
 */
export const keepUnansweredEdits = {
  name: "keep-unanswered-edits",
  transform: (code: string, id: string): string | null => {
    if (!/[\\/]@sanity[\\/]mutator[\\/]lib[\\/]index\.js/.test(id)) return null;
    return changes.reduce((text, [from, to]) => {
      if (text.split(from).length !== 2)
        throw new Error(`@sanity/mutator has changed: expected exactly one occurrence of ${from}`);
      return text.replace(from, () => to);
    }, code);
  },
};

/** Removes the pending commit that was sent as transaction `id`, and resolves its promise. */
const endCommitsSentAs = (id: string) =>
  `this.commits = this.commits.filter(({ sentAs, resolve }) => !sentAs || sentAs !== ${id} || (resolve(), false))`;

const keepTransactionId: Change = [
  "return result.assignRandomTransactionId(), result;",
  `result.assignRandomTransactionId();
     if (this.sentAs) result.params.transactionId = result.params.resultRev = this.sentAs;
     this.sentAs = result.transactionId;
     return result;`,
];

const endCommitsFoundInSnapshot: Change = [
  "this.document.reset(doc), this.rebase([], [])",
  `${endCommitsSentAs("doc?._rev")},
     this.document.reset(doc), this.rebase([], [])`,
];

const endCommitsFoundInMutation: Change = [
  "return this.document.arrive(mutation);",
  `${endCommitsSentAs("mutation.transactionId")};
     return this.document.arrive(mutation);`,
];

const endCommitsRefusedAsRepeated: Change = [
  "cancel: (error) => {",
  `cancel: (error) => {
       if (commit.tries > 0 && String(error?.responseBody).includes("transactionIDAlreadyUsedError")) {
         docResponder.failure(), commit.resolve(), this._cycleCommitter();
         return;
       }`,
];

const keepEditsOfMissingDocument: Change = [
  `debug("Rebasing document"), this.document.EDGE === null && this.handleDocumentDeleted();`,
  `debug("Rebasing document");
     if (this.document.EDGE === null && (remoteMutations.length > 0 || this.commits.length === 0))
       this.handleDocumentDeleted();`,
];

/** Text of the library, and the text that replaces it. */
type Change = readonly [from: string, to: string];

const changes: readonly Change[] = [
  keepTransactionId,
  endCommitsFoundInSnapshot,
  endCommitsFoundInMutation,
  endCommitsRefusedAsRepeated,
  keepEditsOfMissingDocument,
];
