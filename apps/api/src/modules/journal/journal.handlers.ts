import { handler } from '../../http/handler.ts';
import { getAccountLedger } from './get-account-ledger.ts';
import { getCollectedFees } from './get-collected-fees.ts';
import { getHoldings } from './get-holdings.ts';
import { getTrialBalance } from './get-trial-balance.ts';
import { getUnattachedFunds } from './get-unattached-funds.ts';
import { listAccounts } from './list-accounts.ts';
import { listJournalEntries } from './list-journal-entries.ts';
import { listWaitingOrders } from './list-waiting-orders.ts';

interface PageQuery {
  page?: number | undefined;
  page_size?: number | undefined;
  sort?: string | undefined;
}

function pageOf({ page = 1, page_size: pageSize = 25, sort }: PageQuery, defaultSort = '-date') {
  return { page, pageSize, isDescending: (sort ?? defaultSort).startsWith('-') };
}

const paged = <Item>(
  { items, total }: { items: Item[]; total: number },
  { page, pageSize }: { page: number; pageSize: number },
) => ({ items, total, page, page_size: pageSize });

export const journalHandlers = {
  listJournalEntries: handler<'listJournalEntries'>(async ({ deps, query }) => {
    const page = pageOf(query);
    return paged(await listJournalEntries(deps, query, page), page);
  }),
  getTrialBalance: handler<'getTrialBalance'>(({ deps, query }) => getTrialBalance(deps, query.day)),
  listAccounts: handler<'listAccounts'>(async ({ deps, query }) => {
    const page = pageOf(query);
    return paged(await listAccounts(deps, query, page), page);
  }),
  getAccountLedger: handler<'getAccountLedger'>(({ deps, query }) =>
    getAccountLedger(deps, query, pageOf(query)),
  ),
  getHoldings: handler<'getHoldings'>(({ deps }) => getHoldings(deps)),
  listWaitingOrders: handler<'listWaitingOrders'>(async ({ deps, query }) => {
    const page = pageOf(query, 'date');
    return paged(await listWaitingOrders(deps, query, page), page);
  }),
  getCollectedFees: handler<'getCollectedFees'>(({ deps, query }) => getCollectedFees(deps, query)),
  getUnattachedFunds: handler<'getUnattachedFunds'>(({ deps }) => getUnattachedFunds(deps)),
};
