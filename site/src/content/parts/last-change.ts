interface Changed {
  _updatedAt: string;
}

interface Main extends Changed {
  _createdAt: string;
  /** The date of the text's last change of substance, if an editor has given one. */
  revisedOn?: string | null;
}

/** The import of a dataset touches its documents several times; what is later than that is an edit. */
const importMs = 10 * 60_000;

/**
 * Returns the last change of a page's text, as an ISO date or instant: the latest edit of its main document or of a
 * document that it shows, else the date that the text itself gives, else its creation.
 */
export function lastChange(main: Main, ...parts: readonly (Changed | null)[]): string {
  const editedFrom = Date.parse(main._createdAt) + importMs;
  const edits = [main, ...parts]
    .flatMap((part) => (part ? [part._updatedAt] : []))
    .filter((moment) => Date.parse(moment) > editedFrom);
  return [main.revisedOn ?? main._createdAt, ...edits].reduce(later);
}

/** Returns when a text was first public, which is no later than its last change. */
export function firstPublished({ _createdAt }: Pick<Main, "_createdAt">, changedAt: string): string {
  return Date.parse(changedAt) < Date.parse(_createdAt) ? changedAt : _createdAt;
}

function later(one: string, other: string): string {
  return Date.parse(other) > Date.parse(one) ? other : one;
}
