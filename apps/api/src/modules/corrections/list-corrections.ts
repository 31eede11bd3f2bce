import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import type { SeriesDay } from '../market-data/affected.repository.ts';
import { type CorrectionRow, listCorrectionRows } from './corrections.repository.ts';
import { readThreshold } from './read-threshold.ts';

type Schemas = components['schemas'];
type Page = Omit<Schemas['CorrectionPage'], 'page' | 'page_size'>;

/** `usdfy_2026-01-02`, or `EUR-USD_2026-01-02`. */
const idOf = ({ series, day }: SeriesDay): string => `${series.replace('/', '-')}_${day}`;

/** Undefined for what is none. */
export function seriesDayOf(id: string): SeriesDay | undefined {
  const [, series, day] = /^(.+)_(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  if (series === undefined || day === undefined) return undefined;
  return /^[A-Z]{3}-[A-Z]{3}$/.test(series)
    ? { kind: 'fx', series: series.replace('-', '/'), day }
    : { kind: 'nav', series, day };
}

export function toWireCorrection({ title, ...row }: CorrectionRow): Schemas['Correction'] {
  return { ...row, id: idOf(row), series: title };
}

/** One page of the corrected values that deals were executed at. */
export async function listCorrections(
  deps: Pick<Deps, 'db' | 'clock'>,
  { state }: { state?: 'open' | undefined },
  page: { page: number; pageSize: number; isDescending: boolean },
): Promise<Page> {
  const { fraction } = await readThreshold(deps);
  const { rows, ...counts } = await listCorrectionRows(deps.db, { state, threshold: fraction }, page);
  return { items: rows.map(toWireCorrection), ...counts };
}
