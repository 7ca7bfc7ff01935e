/**
 * Runs calls of `work` one at a time. A call that arrives while another one waits for its turn shares it: that one has
 * not started yet, so it sees everything that happened before the call.
 */
export function inTurn(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const start = (): Promise<void> => {
    waiting = undefined;
    const run = work();
    running = run;
    const finish = () => {
      if (running === run) running = undefined;
    };
    run.then(finish, finish);
    return run;
  };
  return () => {
    if (!running) return start();
    return (waiting ??= running.then(start, start));
  };
}
