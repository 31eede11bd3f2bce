import { formatLongDate } from '@repo/domain/format';
import { countsFromTge } from '@repo/domain/kaskad';
import type { ClassRow } from '../../db/schema/kaskad.ts';
import type { Deps } from '../../deps.ts';
import { findUsersById } from '../accounts/users.repository.ts';
import { lockGrantsOf, saveTgeVersions } from '../kaskad-units/grants.repository.ts';
import { grantsTexts as texts } from '../kaskad-units/grants.texts.ts';
import { fromStoredPlans } from '../kaskad-units/plans.mapper.ts';
import { queueMails } from '../notifications/queue-mail.ts';
import { writtenTo } from './prepare-grant.ts';

/** Grants that are held and written together. */
const batch = 500;

/**
 * Gives each grant of the class that counts from its TGE another version, with the same plans and other days, and writes each owner
 * once. In the caller's transaction, which holds the class.
 */
export async function recordTge(
  deps: Deps,
  row: ClassRow,
  author: { madeBy: string; requestId: string | null },
): Promise<void> {
  const { db } = deps;
  const reason = row.tgeDay === null ? texts.tgeUnset : texts.tgeOn(formatLongDate(row.tgeDay));
  const written = {
    from: row.tgeDay,
    reason,
    madeAt: deps.clock.now(),
    ...author,
  };
  const owners = new Set<string>();
  let after: string | null = null;
  for (let read = batch; read === batch; ) {
    const grants: Awaited<ReturnType<typeof lockGrantsOf>> = await lockGrantsOf(db, row.id, {
      after,
      limit: batch,
    });
    read = grants.length;
    after = grants.at(-1)?.id ?? null;
    const dated = grants.filter(({ plans }) => countsFromTge(fromStoredPlans(plans)));
    if (dated.length === 0) continue;
    const rows = dated.map((grant) => {
      const next = { ...grant, version: grant.version + 1 };
      const { id: grantId, version: number, plans } = next;
      return { grant: next, version: { ...written, grantId, number, change: 'tge' as const, plans } };
    });
    await saveTgeVersions(db, rows, row);
    for (const { userId } of dated) owners.add(userId);
  }
  await mailOwners(deps, row, [...owners]);
}

async function mailOwners(deps: Deps, row: ClassRow, ids: readonly string[]): Promise<void> {
  const owners = await findUsersById(deps.db, ids);
  const data = {
    symbol: row.symbol,
    day: row.tgeDay && formatLongDate(row.tgeDay),
    url: `${deps.settings.siteUrl}/kaskad/vesting`,
  };
  await queueMails(
    deps,
    [...owners.values()]
      .filter(({ disabledAt }) => disabledAt === null)
      .map((owner) => ({ to: writtenTo(owner), mail: { kind: 'grantTge', data } })),
  );
}
