const reminderMs = 20_000;

/** Shows that something takes its time: on a terminal as a counting line, elsewhere as a line now and then. */
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
