// Forgets what has served: nothing here is business data, and old codes and letters are only a risk to keep.
import { and, isNotNull, lt } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { challenges, sessions } from './schema/identity.ts';
import { idempotencyKeys, mailOutbox, rateLimits } from './schema/platform.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export async function pruneExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(2 * dayMs)));
  await db.delete(challenges).where(lt(challenges.expiresAt, before(dayMs)));
  await db.delete(sessions).where(lt(sessions.absoluteExpiresAt, before(30 * dayMs)));
  await db
    .delete(mailOutbox)
    .where(and(isNotNull(mailOutbox.sentAt), lt(mailOutbox.sentAt, before(30 * dayMs))));
}

/** Once an hour until stopped. */
export function startPruning(deps: Deps): () => void {
  const timer = setInterval(() => {
    pruneExpired(deps).catch((error: unknown) => deps.log.error({ err: error }, 'pruning failed'));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
