import type { components } from '@repo/api-sdk/spec';
import type { CsvColumn } from '@repo/domain/format';
import { payoutKindTexts, payoutStateTexts } from '@repo/domain/payouts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/operation.ts';
import { listPayouts, readPayoutFilters } from '../payouts/list-payouts.ts';
import { exportsTexts } from './exports.texts.ts';
import { ALL, dayOf, decimalOf, write } from './write-csv.ts';

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

/** « Versements » as a CSV file, with the filters and the order of the list. */
export async function exportPayouts(
  deps: Deps,
  query: Partial<Call<'exportPayouts'>['query']>,
): Promise<string> {
  const { items } = await listPayouts(deps, { ...readPayoutFilters(query), ...ALL });
  return write(columns, items);
}
