/** In the place of Gatsby's handler of `Head` exports, which no page of ours has. */
export function headHandlerForBrowser(): void {
  return;
}
