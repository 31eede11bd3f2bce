/** The columns of the CSV file of payouts: more than the list shows, with each amount beside its currency. */
import { type CsvColumn, formatNumericDate } from '@repo/domain/format';
import { payoutKindTexts, payoutStateTexts } from '@repo/domain/payouts';
import { beneficiaryName, type PayoutRow } from './payouts.model.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

const day = (value: string | null) => (value === null ? null : formatNumericDate(value));

export const payoutCsv: readonly CsvColumn<PayoutRow>[] = [
  { header: texts.columns.due, value: (row) => day(row.due_by) },
  { header: texts.columns.kind, value: (row) => payoutKindTexts[row.kind] },
  { header: texts.columns.beneficiary, value: beneficiaryName },
  { header: texts.columns.contract, value: (row) => row.po_number },
  { header: texts.csv.product, value: (row) => row.product },
  { header: texts.csv.account, value: (row) => row.beneficiary?.account ?? null },
  {
    header: texts.columns.exitFee,
    value: (row) => (row.exit_fee === null ? null : { decimal: row.exit_fee }),
  },
  { header: texts.columns.amount, value: (row) => ({ decimal: row.amount }) },
  { header: texts.csv.asset, value: (row) => row.asset },
  { header: texts.columns.state, value: (row) => payoutStateTexts[row.state] },
  { header: texts.csv.executedOn, value: (row) => day(row.executed_on) },
  { header: texts.csv.reference, value: (row) => row.reference },
];
