/** The value of a setting, where an empty one counts as unset. */
export function given(setting: string | undefined): string | undefined {
  return setting === "" ? undefined : setting;
}
