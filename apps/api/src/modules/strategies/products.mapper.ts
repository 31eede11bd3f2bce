import type { components } from '@repo/api-sdk/spec';
import { decimal, roundTo, toText } from '@repo/domain/money';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import type { ChangeRequestView } from '../change-requests/change-requests.repository.ts';
import { describeStrategy, linesOf, paymentFieldsOf } from './describe-strategy.ts';
import type { PlannedDetailsRow } from './payment-details.repository.ts';
import type { ProductRow } from './products.repository.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { rowOfVersion, type StrategyVersionView } from './strategy-versions.repository.ts';

type Schemas = components['schemas'];

/** As in the books: what units are worth has 18 decimals. */
const BOOK_DECIMALS = 18;

/** What is under way on a product. */
interface ProductWork {
  pending: readonly ChangeRequestView[];
  planned: PlannedDetailsRow | undefined;
  unpaid: number;
}

export function toWireProduct(
  { strategy, held, nav }: ProductRow,
  { pending, planned, unpaid }: ProductWork,
): Schemas['Product'] {
  const units = decimal(held?.units ?? '0');
  return {
    strategy: toWireStrategy(strategy),
    status: strategy.status,
    version: strategy.version,
    position: strategy.position,
    publication_days: strategy.publicationDays,
    launch_day: strategy.launchDay,
    holdings: nav === undefined ? null : toText(roundTo(units.times(decimal(nav.vl)), BOOK_DECIMALS)),
    nav_day: nav?.day ?? null,
    subscribers: held?.subscribers ?? 0,
    observed_rate: observedRate(nav),
    updated_at: strategy.updatedAt.toISOString(),
    pending_changes: pending.flatMap((view) => toWirePendingChange(view) ?? []),
    planned_details: planned === undefined ? null : toWirePlanned(strategy, planned),
    unpaid_contracts: unpaid,
  };
}

function toWirePlanned(
  strategy: StrategyRow,
  { changeRequestId, effectiveAt, content }: PlannedDetailsRow,
): NonNullable<Schemas['PlannedDetails']> {
  return {
    change_request_id: changeRequestId,
    effective_at: effectiveAt.toISOString(),
    lines: linesOf(paymentFieldsOf(strategy), paymentFieldsOf({ ...strategy, ...content })),
  };
}

/** Over twelve months, a fraction. */
export function observedRate(nav: ProductRow['nav']): number | null {
  if (nav === undefined || nav.year_before === null) return null;
  return decimal(nav.vl).div(decimal(nav.year_before)).minus(1).toNumber();
}

const nameOf = (person: StrategyVersionView['enteredBy']): string | null =>
  person === null ? null : `${person.firstname} ${person.lastname}`;

/** `versions` are the newest first. */
export function toWireVersions(
  strategy: StrategyRow,
  versions: readonly StrategyVersionView[],
): Schemas['ProductVersion'][] {
  return versions.map(({ version, enteredBy, publishedBy }, index) => {
    const as = rowOfVersion(strategy, version.content);
    const previous = versions[index + 1];
    const before = previous && rowOfVersion(strategy, previous.version.content);
    return {
      version: version.version,
      lines: before === undefined ? [] : linesOf(describeStrategy(before), describeStrategy(as)),
      strategy: toWireStrategy(as),
      position: as.position,
      publication_days: as.publicationDays,
      launch_day: as.launchDay,
      reason: version.reason,
      entered_by: nameOf(enteredBy),
      published_by: nameOf(publishedBy),
      change_request_id: version.changeRequestId,
      created_at: version.createdAt.toISOString(),
    };
  });
}
