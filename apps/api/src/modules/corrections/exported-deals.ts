// The file of what was executed at wrong values: one line a deal.
import { orderKindTexts } from '@repo/domain/books';
import { type CsvColumn, formatNumericDate } from '@repo/domain/format';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { type ListedDeal, readCorrectedDeals } from './corrected-deals.ts';
import { correctionsErrors } from './corrections.errors.ts';
import { seriesDayOf } from './corrections.repository.ts';
import { correctionsTexts as texts } from './corrections.texts.ts';
import { readThreshold } from './read-threshold.ts';

const { columns } = texts;

/** Of one corrected value, or of all. */
export async function readExportedDeals(
  deps: Pick<Deps, 'db' | 'clock'>,
  correction: string | undefined,
): Promise<ListedDeal[]> {
  const { fraction: threshold } = await readThreshold(deps);
  if (correction === undefined) return readCorrectedDeals(deps.db, { threshold });
  const only = seriesDayOf(correction);
  if (only === undefined) throw new AppError(correctionsErrors.notFound);
  return readCorrectedDeals(deps.db, { threshold, only });
}

export const exportedDealColumns: readonly CsvColumn<ListedDeal>[] = [
  { header: columns.series, value: ({ row }) => row.title },
  { header: columns.day, value: ({ row }) => formatNumericDate(row.day) },
  { header: columns.executed, value: ({ row }) => ({ decimal: row.executed }) },
  { header: columns.value, value: ({ row }) => ({ decimal: row.value }) },
  { header: columns.gap, value: ({ row }) => row.gap },
  { header: columns.contract, value: ({ deal }) => deal.contract?.po_number ?? null },
  { header: columns.client, value: ({ deal }) => deal.contract?.client ?? null },
  { header: columns.kind, value: ({ deal }) => orderKindTexts[deal.kind] },
  { header: columns.movement, value: ({ deal }) => deal.movement },
  { header: columns.units, value: ({ deal }) => ({ decimal: deal.units }) },
  { header: columns.unitsDue, value: ({ deal }) => ({ decimal: deal.units_due }) },
  { header: columns.cash, value: ({ deal }) => ({ decimal: deal.cash }) },
  { header: columns.asset, value: ({ deal }) => deal.asset },
  { header: columns.state, value: ({ deal }) => texts.states[deal.state] },
  { header: columns.reason, value: ({ deal }) => deal.decision?.reason ?? null },
  { header: columns.decidedBy, value: ({ deal }) => deal.decision?.by ?? null },
];
