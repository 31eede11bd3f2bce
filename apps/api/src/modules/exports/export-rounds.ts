import type { components } from '@repo/api-sdk/spec';
import type { CsvColumn } from '@repo/domain/format';
import { kaskadTexts, type RoundField } from '@repo/domain/kaskad';
import type { Call } from '../../http/operation.ts';
import { readRoundViews, selectRoundKeys } from '../kaskad-fundraising/round-list.repository.ts';
import { readRoundCards } from '../kaskad-rounds/round-card.ts';
import { dayOf, decimalOf, wordsOf } from './cells.ts';
import { kaskadExportsTexts } from './kaskad-exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

interface Row {
  card: components['schemas']['RoundCard'];
  /** Of a draft: nothing is exported of it. */
  missing: readonly RoundField[];
}
const words = kaskadExportsTexts.rounds;

const isKnown = ({ missing }: Row, field: RoundField) => !missing.includes(field);
const amountOf = (row: Row, field: 'price' | 'minimum' | 'target' | 'cap') =>
  decimalOf(isKnown(row, field) ? row.card[field] : null);
/** At its price, with its cap. */
const worthOf = (row: Row, field: 'pre_money' | 'post_money') =>
  decimalOf(isKnown(row, 'price') && isKnown(row, 'cap') ? row.card[field] : null);
const dateOf = (row: Row, field: 'opens_at' | 'closes_at') =>
  isKnown(row, field) ? dayOf(row.card[field]) : null;

/** Quantities are units of the round. */
const columns: readonly CsvColumn<Row>[] = [
  { header: words.issuer, value: ({ card }) => card.issuer.name },
  { header: words.round, value: ({ card }) => card.name },
  { header: words.status, value: ({ card }) => kaskadTexts.round[card.status] },
  { header: words.instrument, value: ({ card }) => kaskadTexts.instrument[card.instrument] },
  { header: words.price, value: (row) => amountOf(row, 'price') },
  { header: words.minimum, value: (row) => amountOf(row, 'minimum') },
  { header: words.target, value: (row) => amountOf(row, 'target') },
  { header: words.cap, value: (row) => amountOf(row, 'cap') },
  { header: words.firm, value: ({ card }) => decimalOf(card.marks.firm) },
  { header: words.underPeriod, value: ({ card }) => decimalOf(card.marks.under_period) },
  { header: words.waiting, value: ({ card }) => decimalOf(card.marks.waiting) },
  { header: words.investors, value: ({ card }) => card.investors },
  { header: words.preMoney, value: (row) => worthOf(row, 'pre_money') },
  { header: words.postMoney, value: (row) => worthOf(row, 'post_money') },
  { header: words.opens, value: (row) => dateOf(row, 'opens_at') },
  { header: words.closes, value: (row) => dateOf(row, 'closes_at') },
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
    read: async (ids) => {
      const views = await readRoundViews(tx, ids);
      const missing = new Map(views.map(({ round }) => [round.id, round.missing]));
      const cards = await readRoundCards({ db: tx, clock }, views);
      const rows = cards.map((card) => ({ card, missing: missing.get(card.id) ?? [] }));
      return byKey(rows, ({ card }) => card.id);
    },
  }),
});
