import type { Deps } from '../../deps.ts';
import { sendPendingMail } from './send-pending-mail.ts';

const everyMs = 2000;

/** Empties the outbox again and again until stopped; stopping waits for the messages in hand, and takes no other. */
export function startMailJob(deps: Deps): () => Promise<void> {
  const stopping = new AbortController();
  let round: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = sendPendingMail(deps, stopping.signal)
      .catch((error: unknown) => deps.log.error({ err: error }, 'mail round failed'))
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
