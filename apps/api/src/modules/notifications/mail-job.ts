import type { Deps } from '../../deps.ts';
import { repeat } from '../../repeat.ts';
import { sendPendingMail } from './send-pending-mail.ts';

const everyMs = 2000;

/** Empties the outbox again and again until stopped; stopping waits for the messages in hand, and takes no other. */
export function startMailJob(deps: Deps): () => Promise<void> {
  return repeat((stopping) => sendPendingMail(deps, stopping), {
    everyMs,
    onError: (error) => deps.log.error({ err: error }, 'mail round failed'),
  });
}
