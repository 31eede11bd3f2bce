// What may not change of a product any more.
import type { Database } from '../../db/client.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { findFirstNavDay, isTitleTaken } from './strategies.repository.ts';
import { strategiesTexts as texts } from './strategies.texts.ts';

/** Its title and its currency are fixed once clients know them, its launch once a NAV stands before. */
export async function assertChangeable(tx: Database, before: StrategyRow, after: StrategyRow): Promise<void> {
  const hasTitle = before.title !== after.title;
  const hasCurrency = before.referenceCurrency !== after.referenceCurrency;
  if (before.status !== 'draft' && hasTitle) refuseField('title', texts.fixed);
  if (before.status !== 'draft' && hasCurrency) refuseField('currency', texts.fixed);
  if (hasTitle && (await isTitleTaken(tx, after.title, before.id))) refuseField('title', texts.titleTaken);
  const hasLaunch = before.launchDay !== after.launchDay;
  if (!hasCurrency && !hasLaunch) return;
  const firstNav = await findFirstNavDay(tx, before.id);
  if (firstNav === null) return;
  if (hasCurrency) refuseField('currency', texts.currencyHasNavs);
  if (after.launchDay !== null && firstNav < after.launchDay)
    refuseField('launch_day', texts.launchAfterNavs);
}
