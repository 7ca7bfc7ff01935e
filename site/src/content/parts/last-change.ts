interface Changed {
  _updatedAt: string;
}

/** When anything of a page changed last: its main document, or one that it shows. */
export function lastChange(main: Changed, ...parts: readonly (Changed | null)[]): string {
  const moments = [main, ...parts].flatMap((part) => (part ? [part._updatedAt] : []));
  return moments.reduce((latest, moment) => (Date.parse(moment) > Date.parse(latest) ? moment : latest));
}
