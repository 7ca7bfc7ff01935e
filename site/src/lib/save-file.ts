/** Offers a file made in the page as a download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click event has ended.
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}

const keptForMs = 60_000;
