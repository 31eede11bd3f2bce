import type { components } from '@repo/api-sdk/spec';
import { exactly, type PagePlace } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import { type CorrectionRow, idOf, listCorrectionRows } from './corrections.repository.ts';
import { readThreshold } from './read-threshold.ts';

type Schemas = components['schemas'];

export function toWireCorrection({ title, ...row }: CorrectionRow): Schemas['Correction'] {
  return { ...row, id: idOf(row), series: title };
}

/** One page of the corrected values that deals were executed at. */
export async function listCorrections(
  deps: Pick<Deps, 'db' | 'clock'>,
  { state }: { state?: 'open' | undefined },
  page: PagePlace & { isDescending: boolean },
): Promise<Schemas['CorrectionPage']> {
  const { fraction } = await readThreshold(deps);
  const { rows, total, required } = await listCorrectionRows(deps.db, { state, threshold: fraction }, page);
  return { ...toPage(rows.map(toWireCorrection), exactly(total), page), required };
}
