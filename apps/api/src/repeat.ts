// Periodic background work of the server.

interface Repeated {
  readonly everyMs: number;
  /** The first round begins with the repetition, and not one interval later. */
  readonly isAtOnce?: boolean;
  readonly onError: (error: unknown) => void;
}

/** Never two rounds at once. The function it returns ends the repetition, once the running round is over. */
export function repeat(
  work: (stopping: AbortSignal) => Promise<unknown>,
  { everyMs, isAtOnce = false, onError }: Repeated,
): () => Promise<void> {
  const stopping = new AbortController();
  let round: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const begin = () => {
    if (isBusy) return;
    isBusy = true;
    round = work(stopping.signal)
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  };
  const timer = setInterval(begin, everyMs);
  if (isAtOnce) begin();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await round;
  };
}
