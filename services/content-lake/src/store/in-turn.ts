/**
 * Makes calls of `work` run one at a time. Callers that come while one waits for its turn share that one: it
 * begins after they asked, so that it sees all that they may know of.
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
