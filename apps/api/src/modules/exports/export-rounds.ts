import type { components } from '@repo/api-sdk/spec';
import type { CsvColumn } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import type { Call } from '../../http/operation.ts';
import { readRoundViews, selectRoundKeys } from '../kaskad-fundraising/round-list.repository.ts';
import { readRoundCards } from '../kaskad-rounds/round-card.ts';
import { dayOf, decimalOf, wordsOf } from './cells.ts';
import { kaskadExportsTexts } from './kaskad-exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

type Row = components['schemas']['RoundCard'];
const words = kaskadExportsTexts.rounds;

/** Quantities are units of the round. */
const columns: readonly CsvColumn<Row>[] = [
  { header: words.issuer, value: ({ issuer }) => issuer.name },
  { header: words.round, value: ({ name }) => name },
  { header: words.status, value: ({ status }) => kaskadTexts.round[status] },
  { header: words.instrument, value: ({ instrument }) => kaskadTexts.instrument[instrument] },
  { header: words.price, value: ({ price }) => decimalOf(price) },
  { header: words.minimum, value: ({ minimum }) => decimalOf(minimum) },
  { header: words.target, value: ({ target }) => decimalOf(target) },
  { header: words.cap, value: ({ cap }) => decimalOf(cap) },
  { header: words.firm, value: ({ marks }) => decimalOf(marks.firm) },
  { header: words.underPeriod, value: ({ marks }) => decimalOf(marks.under_period) },
  { header: words.waiting, value: ({ marks }) => decimalOf(marks.waiting) },
  { header: words.investors, value: ({ investors }) => investors },
  { header: words.preMoney, value: (row) => decimalOf(row.pre_money) },
  { header: words.postMoney, value: (row) => decimalOf(row.post_money) },
  { header: words.opens, value: (row) => dayOf(row.opens_at) },
  { header: words.closes, value: (row) => dayOf(row.closes_at) },
];

/** « Levée de fonds », with the tab and the search of the list. */
export const exportRounds: OpenExport<Partial<Call<'exportKaskadRounds'>['query']>> = async (
  { clock },
  { view, q = '' },
  tx,
) => ({
  list: 'kaskad_rounds',
  file: words.file,
  filters: wordsOf(view && words.views[view], q.trim()),
  ...keyedRows(tx, columns, {
    keys: selectRoundKeys(tx, { view, q: q.trim() }),
    read: async (ids) =>
      byKey(await readRoundCards({ db: tx, clock }, await readRoundViews(tx, ids)), ({ id }) => id),
  }),
});
