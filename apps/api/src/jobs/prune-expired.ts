// Deletes expired rows: nothing here is business data, and old codes and emails are only a risk to keep.
import { and, isNull, lt, or } from 'drizzle-orm';
import { challenges, sessions } from '../db/schema/identity.ts';
import { importPlans } from '../db/schema/market-data.ts';
import { idempotencyKeys, mailOutbox, rateLimits } from '../db/schema/platform.ts';
import type { Deps } from '../deps.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export async function pruneExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(2 * dayMs)));
  // An import plan never committed: up to ten megabytes of a file that has been previewed again since, or given up.
  await db
    .delete(importPlans)
    .where(and(isNull(importPlans.committedAt), lt(importPlans.createdAt, before(7 * dayMs))));
  await db.delete(challenges).where(lt(challenges.expiresAt, before(dayMs)));
  await db.delete(sessions).where(lt(sessions.absoluteExpiresAt, before(30 * dayMs)));
  // Sent, or given up: operators had a month to look, and it names a person all the same.
  await db
    .delete(mailOutbox)
    .where(or(lt(mailOutbox.sentAt, before(30 * dayMs)), lt(mailOutbox.givenUpAt, before(30 * dayMs))));
}
