// What the server does by itself, again and again, beside the requests.

interface Repeated {
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/** Never two rounds at once. The function it answers ends the repetition, once the round in hand is over. */
export function repeat(
  work: (stopping: AbortSignal) => Promise<unknown>,
  { everyMs, onError }: Repeated,
): () => Promise<void> {
  const stopping = new AbortController();
  let round: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = work(stopping.signal)
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await round;
  };
}
