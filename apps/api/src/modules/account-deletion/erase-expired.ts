import type { IsoDay } from '@repo/domain/dates';
import { and, eq, inArray } from 'drizzle-orm';
import { retainedData } from '../../db/schema/deletion.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hashPassword } from '../identity/passwords.ts';
import { listRetained } from './deletion-requests.repository.ts';
import { eraseAtProviders, eraseUnretained } from './erase-unretained.ts';

/** The day after the last day of a kind of a closed account. Safe to run again, and by several servers at once. */
export async function eraseExpired(deps: Deps, userId: string): Promise<void> {
  const today = parisDay(deps.clock.now());
  const { kept } = sort(await listRetained(deps.db, userId), today);
  await eraseAtProviders(deps, userId, kept);
  const passwordHash = await hashPassword(deps.ids.token());
  const keys = await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const user = await lockUser(tx, userId);
    const { expired } = sort(await listRetained(tx, userId), today);
    if (!user || expired.length === 0) return [];
    const gone = await eraseUnretained(inner, user, { kept, passwordHash });
    await tx
      .update(retainedData)
      .set({ erasedAt: deps.clock.now() })
      .where(and(eq(retainedData.userId, userId), inArray(retainedData.kind, expired)));
    await recordAudit(inner, {
      by: null,
      action: 'account.erased',
      object: { type: 'user', id: userId },
      after: { kinds: expired },
    });
    return gone;
  });
  await Promise.all(keys.map((key) => deps.files.delete(key)));
}

type RetainedRow = typeof retainedData.$inferSelect;

function sort(rows: readonly RetainedRow[], today: IsoDay) {
  return {
    kept: new Set(rows.filter(({ until }) => until >= today).map(({ kind }) => kind)),
    expired: rows.filter(({ until }) => until < today).map(({ kind }) => kind),
  };
}
