/** Hands the visitor a file that was made in the page. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}

const keptForMs = 60_000;
