import { contractQueueTexts, contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import type { IsoDay } from '@repo/domain/dates';
import type { CsvColumn } from '@repo/domain/format';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal } from '@repo/domain/money';
import type { Prices } from '@repo/domain/portfolio';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { amountText } from '../contracts/contracts.mapper.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { convert } from '../contracts/value-contract.ts';
import { type ListedContracts, selectContractKeys } from '../payments/admin-contracts.repository.ts';
import { readContractFilters } from '../payments/list-admin-contracts.ts';
import { dayOf, decimalOf, emailOf, except, periodWords, personWords, wordsOf } from './cells.ts';
import { type ContractExportRow, readContractRows } from './contract-rows.repository.ts';
import { exportsTexts } from './exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

type Row = ContractExportRow & { amountEur: string | null };
const words = exportsTexts.contracts;

/** More than the list shows, with each amount beside its currency. */
const columns: readonly CsvColumn<Row>[] = [
  { header: words.po, value: ({ poNumber }) => poNumber },
  { header: words.client, value: clientOf },
  { header: words.email, value: ({ email }) => emailOf(email) },
  { header: words.product, value: ({ product }) => product },
  {
    header: words.amount,
    value: (row) => decimalOf(amountText(decimal(row.amount), paymentAssetOf(row.currency))),
  },
  { header: words.currency, value: ({ currency }) => paymentAssetOf(currency) },
  { header: words.amountEur, value: ({ amountEur }) => decimalOf(amountEur) },
  { header: words.status, value: ({ status }) => contractStatusTexts[status] },
  { header: words.payment, value: ({ paymentStatus }) => paymentStatusTexts[paymentStatus] },
  { header: words.createdAt, value: ({ createdOn }) => dayOf(createdOn) },
  { header: words.signedAt, value: ({ signedOn }) => dayOf(signedOn) },
];

function clientOf({ isCompany, companyName, firstname, lastname }: Row): string {
  return isCompany && companyName !== null ? words.manager(companyName) : `${firstname} ${lastname}`;
}

function filterWords(filters: ListedContracts, client: string | undefined): string[] {
  const { status, paymentStatus, statusNot, paymentStatusNot, amountMin, amountMax, isSigned } = filters;
  return [
    ...wordsOf(
      client,
      filters.strategy,
      status && contractStatusTexts[status],
      statusNot && except(contractStatusTexts[statusNot]),
      paymentStatus && paymentStatusTexts[paymentStatus],
      paymentStatusNot && except(paymentStatusTexts[paymentStatusNot]),
      filters.queue && contractQueueTexts[filters.queue],
      filters.isUnpaid === true ? words.unpaid : undefined,
      amountMin && words.atLeast(amountMin),
      amountMax && words.atMost(amountMax),
      isSigned === undefined ? undefined : isSigned ? words.signed : words.notSigned,
      filters.q,
    ),
    ...periodWords(filters),
  ];
}

/** At the last rates published. */
function worthOf(row: ContractExportRow, market: { prices: Prices; today: IsoDay }): string | null {
  const from = paymentAssetOf(row.currency);
  const inEur = convert(market.prices, { amount: decimal(row.amount), from, to: 'EUR', day: market.today });
  return inEur === null ? null : amountText(inEur, 'EUR');
}

/** « Souscriptions », with the filters and the order of the list. */
export const exportContracts: OpenExport<Partial<Call<'exportContracts'>['query']>> = async (
  deps,
  query,
  tx,
) => {
  const filters = readContractFilters(query);
  const market = { prices: await readPrices(deps), today: parisDay(deps.clock.now()) };
  return {
    list: 'contracts',
    file: words.file,
    filters: filterWords(filters, await personWords(tx, filters.clientId, words.ofClient)),
    ...keyedRows(tx, columns, {
      keys: selectContractKeys(tx, filters),
      read: async (ids) => {
        const rows = await readContractRows(tx, ids);
        return byKey(
          rows.map((row) => ({ ...row, amountEur: worthOf(row, market) })),
          ({ id }) => id,
        );
      },
    }),
  };
};
