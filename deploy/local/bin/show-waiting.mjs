const reminderMs = 20_000;

/** Shows how long something takes: on a terminal in one line that counts, elsewhere in a line every 20 seconds. */
export function showWaiting(title) {
  const { stdout } = process;
  const since = Date.now();
  const seconds = () => `${Math.round((Date.now() - since) / 1000)} s`;
  if (stdout.isTTY) stdout.write(title);
  else console.log(`… ${title}`);
  const remind = () =>
    stdout.isTTY ? stdout.write(`\r\u001b[2K${title}: ${seconds()}`) : console.log(`… ${seconds()}`);
  const timer = setInterval(remind, stdout.isTTY ? 1000 : reminderMs);
  return {
    end(well) {
      clearInterval(timer);
      const line = `${well ? "✓" : "✗"} ${title} (${seconds()})`;
      console.log(stdout.isTTY ? `\r\u001b[2K${line}` : line);
    },
  };
}
