import type { components } from '@repo/api-sdk/spec';
import { accountFamilyTexts, entryKindTexts, orderKindTexts, sideOf } from '@repo/domain/books';
import { type CsvColumn, formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { exportedDealColumns, readExportedDeals } from '../corrections/exported-deals.ts';
import type { AccountFilter } from '../journal/accounts.repository.ts';
import type { EntryFilter } from '../journal/entries.repository.ts';
import { getAccountLedger } from '../journal/get-account-ledger.ts';
import { getCollectedFees } from '../journal/get-collected-fees.ts';
import { getHoldings } from '../journal/get-holdings.ts';
import { getTrialBalance } from '../journal/get-trial-balance.ts';
import type { WaitingFilter } from '../journal/holdings.repository.ts';
import { journalErrors } from '../journal/journal.errors.ts';
import { journalTexts } from '../journal/journal.texts.ts';
import { listAccounts } from '../journal/list-accounts.ts';
import { listWaitingOrders } from '../journal/list-waiting-orders.ts';
import { dayOf, decimalOf, except, periodWords, wordsOf } from './cells.ts';
import { contractColumns, exportEntries } from './export-entries.ts';
import { computedRows, type ExportedRows, mostComputed, type OpenExport } from './list-export.ts';

type Schemas = components['schemas'];
const { columns: words, allStrategies, files, noStrategy, requests } = journalTexts;

/** One more line than a list that is computed as a whole may have. */
const ALL = { page: 1, pageSize: mostComputed + 1 };

const nameColumns: readonly CsvColumn<{ account: Schemas['AccountName']; asset: string }>[] = [
  { header: words.account, value: ({ account }) => account.account },
  { header: words.family, value: ({ account }) => accountFamilyTexts[account.family] },
  { header: words.contract, value: ({ account }) => account.contract?.po_number ?? null },
  { header: words.asset, value: ({ asset }) => asset },
];

const sumColumns: readonly CsvColumn<{ debit: string; credit: string; balance: string }>[] = [
  { header: words.debit, value: ({ debit }) => ({ decimal: debit }) },
  { header: words.credit, value: ({ credit }) => ({ decimal: credit }) },
  { header: words.balance, value: ({ balance }) => ({ decimal: balance }) },
];

async function exportBalance(deps: Deps, { day }: BooksFilter): Promise<ExportedRows> {
  const { lines } = await getTrialBalance(deps, day);
  return computedRows(
    [...nameColumns, { header: words.accounts, value: ({ accounts }) => accounts }, ...sumColumns],
    lines,
  );
}

async function exportAccounts(deps: Deps, filter: AccountFilter): Promise<ExportedRows> {
  const { items } = await listAccounts(deps, filter, ALL);
  return computedRows([...nameColumns, ...sumColumns], items);
}

async function exportLedger(deps: Deps, { account, asset, from, to }: BooksFilter): Promise<ExportedRows> {
  if (account === undefined || asset === undefined) throw new AppError(journalErrors.accountNotFound);
  const ledger = await getAccountLedger(deps, { account, asset, from, to }, { ...ALL, isDescending: false });
  return computedRows(
    [
      { header: words.entry, value: ({ entry }) => entry },
      { header: words.kind, value: ({ kind }) => entryKindTexts[kind] },
      { header: words.orderDay, value: (line) => dayOf(line.order_day) },
      { header: words.bookedAt, value: (line) => formatNumericDateTime(line.booked_at) },
      { header: words.reason, value: ({ reason }) => reason },
      ...contractColumns,
      { header: words.account, value: () => account },
      { header: words.asset, value: () => asset },
      { header: words.debit, value: ({ amount }) => decimalOf(sideOf(amount).debit) },
      { header: words.credit, value: ({ amount }) => decimalOf(sideOf(amount).credit) },
      { header: words.balance, value: ({ balance }) => ({ decimal: balance }) },
    ],
    ledger.items,
  );
}

interface HoldingLine {
  name: string;
  strategy?: Schemas['StrategyHolding'];
  asset?: Schemas['AssetHolding'];
}

const linesOf = (name: string, assets: readonly Schemas['AssetHolding'][]): HoldingLine[] =>
  assets.map((asset) => ({ name, asset }));

/** Each strategy then its money by asset, the other accounts, then the sums: cells that a line has not are empty. */
async function exportHoldings(deps: Deps): Promise<ExportedRows> {
  const { strategies, others, assets } = await getHoldings(deps);
  const lines = [
    ...strategies.flatMap((strategy): HoldingLine[] => {
      const name = strategy.strategy;
      return [{ name, strategy }, ...linesOf(name, strategy.assets)];
    }),
    ...others.flatMap(({ strategies: titles, assets: theirs }) =>
      linesOf(titles.length === 0 ? noStrategy : titles.join(' + '), theirs),
    ),
    ...linesOf(allStrategies, assets),
  ];
  return computedRows(
    [
      { header: words.product, value: ({ name }) => name },
      { header: words.asset, value: ({ strategy, asset }) => strategy?.currency ?? asset?.asset ?? null },
      { header: words.units, value: ({ strategy }) => decimalOf(strategy?.units ?? null) },
      { header: words.nav, value: ({ strategy }) => decimalOf(strategy?.nav ?? null) },
      { header: words.navDay, value: ({ strategy }) => dayOf(strategy?.nav_day ?? null) },
      { header: words.value, value: ({ strategy }) => decimalOf(strategy?.value ?? null) },
      { header: words.invested, value: ({ strategy }) => decimalOf(strategy?.invested ?? null) },
      { header: words.gain, value: ({ strategy }) => decimalOf(strategy?.gain ?? null) },
      { header: words.difference, value: ({ strategy }) => decimalOf(strategy?.difference ?? null) },
      { header: words.quoteDay, value: ({ strategy }) => dayOf(strategy?.quote_day ?? null) },
      { header: words.bank, value: ({ asset }) => decimalOf(asset?.bank ?? null) },
      { header: words.wallets, value: ({ asset }) => decimalOf(asset?.wallets ?? null) },
      ...(['custody', 'unmatched', 'waiting', 'payable'] as const).map(
        (family): CsvColumn<HoldingLine> => ({
          header: accountFamilyTexts[family],
          value: ({ asset }) => decimalOf(asset?.[family] ?? null),
        }),
      ),
    ],
    lines,
  );
}

async function exportOrders(deps: Deps, { order, strategy }: BooksFilter): Promise<ExportedRows> {
  const { items } = await listWaitingOrders(deps, { kind: order, strategy }, { ...ALL, isDescending: false });
  return computedRows(
    [
      { header: words.orderDay, value: (line) => dayOf(line.order_day) },
      { header: words.kind, value: ({ kind }) => orderKindTexts[kind] },
      ...contractColumns,
      { header: words.request, value: ({ request }) => requests[request] },
      { header: words.amount, value: ({ amount }) => decimalOf(amount) },
      { header: words.currency, value: ({ currency }) => currency },
      { header: words.awaitedNav, value: ({ awaits }) => dayOf(awaits.nav_from) },
      { header: words.awaitedQuotes, value: ({ awaits }) => dayOf(awaits.quotes_on) },
      { header: words.awaitedCurrencies, value: ({ awaits }) => awaits.currencies.join(' ') },
      { header: words.ageDays, value: (line) => line.age_days },
    ],
    items,
  );
}

async function exportFees(deps: Deps, { from, to }: BooksFilter): Promise<ExportedRows> {
  const { lines } = await getCollectedFees(deps, { from, to });
  return computedRows(
    [
      { header: words.month, value: ({ month }) => month },
      { header: words.product, value: ({ strategy }) => strategy },
      ...(['subscription', 'fx', 'exit', 'total'] as const).map(
        (column): CsvColumn<Schemas['FeeLine']> => ({
          header: words[column],
          value: (line) => ({ decimal: line[column] }),
        }),
      ),
    ],
    lines,
  );
}

export interface BooksFilter extends EntryFilter, AccountFilter {
  day?: string | undefined;
  order?: WaitingFilter['kind'];
  strategy?: string | undefined;
  correction?: string | undefined;
}

const lists: Record<Schemas['BooksList'], (deps: Deps, filter: BooksFilter) => Promise<ExportedRows>> = {
  entries: exportEntries,
  balance: exportBalance,
  accounts: exportAccounts,
  ledger: exportLedger,
  holdings: exportHoldings,
  orders: exportOrders,
  fees: exportFees,
  corrections: async (deps, { correction }) =>
    computedRows(exportedDealColumns, await readExportedDeals(deps, correction)),
};

/** A list of the books, with the filters of its screen. */
export const exportBooks: OpenExport<BooksFilter & { list: Schemas['BooksList'] }> = async (
  deps,
  { list, ...filter },
  tx,
) => {
  const { kind, kind_not: kindNot, account, asset, day, order, strategy, q = '' } = filter;
  return {
    list,
    file: files[list],
    filters: [
      ...wordsOf(
        kind && entryKindTexts[kind],
        kindNot && except(entryKindTexts[kindNot]),
        order && orderKindTexts[order],
        account,
        asset,
        strategy,
        q.trim(),
        day && formatNumericDate(day),
      ),
      ...periodWords(filter),
    ],
    ...(await lists[list]({ ...deps, db: tx }, filter)),
  };
};
