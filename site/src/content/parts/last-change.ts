interface Changed {
  _updatedAt: string;
}

/** Returns the latest `_updatedAt` of a page's main document and the documents it shows. */
export function lastChange(main: Changed, ...parts: readonly (Changed | null)[]): string {
  const moments = [main, ...parts].flatMap((part) => (part ? [part._updatedAt] : []));
  return moments.reduce((latest, moment) => (Date.parse(moment) > Date.parse(latest) ? moment : latest));
}
