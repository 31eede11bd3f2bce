import type { CsvColumn } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import { decimal, toText } from '@repo/domain/money';
import type { Call } from '../../http/operation.ts';
import { clientName } from '../accounts/client-name.ts';
import { findMovementNumbers } from '../kaskad-investments/investment-money.repository.ts';
import type { InvestmentView } from '../kaskad-investments/investments.repository.ts';
import { readInvestmentViews, selectInvestmentKeys } from '../kaskad-money/investment-list.repository.ts';
import { allottedDueOf } from '../kaskad-rounds/due-of.ts';
import { findRoundView } from '../kaskad-rounds/rounds.repository.ts';
import { dayOf, decimalOf, emailOf, wordsOf } from './cells.ts';
import { kaskadExportsTexts } from './kaskad-exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

type Row = InvestmentView & { number: number | null };
const words = kaskadExportsTexts.investments;

const instantDay = (instant: Date | null) => dayOf(instant?.toISOString() ?? null);

/** More than the list shows. */
const columns: readonly CsvColumn<Row>[] = [
  { header: words.reference, value: ({ investment }) => investment.reference },
  { header: words.owner, value: ({ owner }) => clientName(owner) },
  { header: words.email, value: ({ owner }) => emailOf(owner.email) },
  { header: words.issuer, value: ({ issuer }) => issuer.name },
  { header: words.round, value: ({ round }) => round.name },
  { header: words.instrument, value: ({ round }) => kaskadTexts.instrument[round.instrument] },
  { header: words.units, value: ({ investment }) => decimalOf(investment.units) },
  { header: words.price, value: ({ investment }) => decimalOf(investment.price) },
  { header: words.due, value: ({ investment }) => decimalOf(investment.due) },
  { header: words.fee, value: ({ investment }) => decimalOf(investment.fee) },
  { header: words.allottedUnits, value: ({ investment }) => decimalOf(investment.allottedUnits) },
  { header: words.allotted, value: ({ investment }) => allottedCell(investment, 'due') },
  { header: words.allottedFee, value: ({ investment }) => allottedCell(investment, 'fee') },
  { header: words.received, value: ({ investment }) => decimalOf(toText(decimal(investment.received))) },
  { header: words.state, value: ({ investment }) => kaskadTexts.investment[investment.state] },
  { header: words.proof, value: ({ investment }) => instantDay(investment.proofFiledAt) },
  { header: words.signed, value: ({ investment }) => instantDay(investment.signedAt) },
  { header: words.paid, value: ({ investment }) => instantDay(investment.paidAt) },
  {
    header: words.period,
    value: ({ investment }) => instantDay(investment.withdrawalUntil ?? investment.reflectionUntil),
  },
  { header: words.number, value: ({ number }) => number },
  { header: words.created, value: ({ investment }) => instantDay(investment.createdAt) },
];

const allottedCell = (investment: Row['investment'], part: 'due' | 'fee') => {
  const allotted = allottedDueOf(investment);
  return decimalOf(allotted && toText(allotted[part]));
};

/** « Investissements », with the view and the filters of the list. */
export const exportInvestments: OpenExport<Partial<Call<'exportIssuedInvestments'>['query']>> = async (
  _deps,
  { view, round, q = '' },
  tx,
) => {
  const filters = { view, round, q: q.trim() };
  const named = round === undefined ? undefined : await findRoundView(tx, round);
  return {
    list: 'kaskad_investments',
    file: words.file,
    filters: wordsOf(
      view && words.views[view],
      named && kaskadExportsTexts.ofRound(named.round.name),
      filters.q,
    ),
    ...keyedRows(tx, columns, {
      keys: selectInvestmentKeys(tx, filters),
      read: async (ids) => {
        const [views, numbers] = [await readInvestmentViews(tx, ids), await findMovementNumbers(tx, ids)];
        const rows = views.map((row) => ({ ...row, number: numbers.get(row.investment.id) ?? null }));
        return byKey(rows, ({ investment }) => investment.id);
      },
    }),
  };
};
