export default async function stopAfterAllTests(): Promise<void> {
  await globalThis.startedTestServers?.stop();
}
