import type { components } from '@repo/api-sdk/spec';
import type { CsvColumn } from '@repo/domain/format';
import { payoutKindTexts, payoutStateTexts } from '@repo/domain/payouts';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { readPayoutFilters } from '../payouts/list-payouts.ts';
import { selectPayoutKeys } from '../payouts/payout-list.repository.ts';
import { toPayoutRow } from '../payouts/payouts.mapper.ts';
import { listPayoutViewsById } from '../payouts/payouts.repository.ts';
import { dayOf, decimalOf, except, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

type Row = components['schemas']['PayoutRow'];
const words = exportsTexts.payouts;

/** More than the list shows, with each amount beside its currency. */
const columns: readonly CsvColumn<Row>[] = [
  { header: words.due, value: (row) => dayOf(row.due_by) },
  { header: words.kind, value: ({ kind }) => payoutKindTexts[kind] },
  { header: words.beneficiary, value: beneficiaryName },
  { header: words.contract, value: (row) => row.po_number },
  { header: words.product, value: ({ product }) => product },
  { header: words.account, value: ({ beneficiary }) => beneficiary?.account ?? null },
  { header: words.exitFee, value: (row) => decimalOf(row.exit_fee) },
  { header: words.amount, value: ({ amount }) => decimalOf(amount) },
  { header: words.asset, value: ({ asset }) => asset },
  { header: words.state, value: ({ state }) => payoutStateTexts[state] },
  { header: words.executedOn, value: (row) => dayOf(row.executed_on) },
  { header: words.reference, value: ({ reference }) => reference },
];

function beneficiaryName({ beneficiary, client }: Row): string {
  if (beneficiary !== null) return beneficiary.name;
  if (client === null) return words.noAccount;
  const { is_company, company_name, firstname, lastname } = client;
  return is_company && company_name !== null ? company_name : `${firstname} ${lastname}`;
}

/** « Versements », with the filters and the order of the list. */
export const exportPayouts: OpenExport<Partial<Call<'exportPayouts'>['query']>> = async (deps, query, tx) => {
  const filters = readPayoutFilters(query);
  const { state, kind, kindNot, asset, isLate, q } = filters;
  return {
    list: 'payouts',
    file: words.file,
    filters: wordsOf(
      state && (state === 'open' ? words.open : payoutStateTexts[state]),
      kind && payoutKindTexts[kind],
      kindNot && except(payoutKindTexts[kindNot]),
      asset,
      isLate ? words.late : undefined,
      q,
    ),
    ...keyedRows(tx, columns, {
      keys: selectPayoutKeys(tx, { ...filters, today: parisDay(deps.clock.now()) }),
      read: async (ids) => byKey((await listPayoutViewsById(tx, ids)).map(toPayoutRow), ({ id }) => id),
    }),
  };
};
