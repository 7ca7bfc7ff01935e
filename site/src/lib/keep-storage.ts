/** Asks the browser not to delete what this site keeps when space runs short, or after weeks without a visit. */
export async function keepStorage(): Promise<void> {
  // Undefined without HTTPS.
  const storage = navigator.storage as StorageManager | undefined;
  try {
    if (!(await storage?.persisted())) await storage?.persist();
  } catch {
    // The browser decides without being asked.
  }
}
