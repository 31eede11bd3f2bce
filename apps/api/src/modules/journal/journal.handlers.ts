import { handler } from '../../http/handler.ts';
import { readPlace, toPage } from '../../http/list-page.ts';
import { getAccountLedger } from './get-account-ledger.ts';
import { getCollectedFees } from './get-collected-fees.ts';
import { getHoldings } from './get-holdings.ts';
import { getTrialBalance } from './get-trial-balance.ts';
import { getUnattachedFunds } from './get-unattached-funds.ts';
import { listAccounts } from './list-accounts.ts';
import { listJournalEntries } from './list-journal-entries.ts';
import { listWaitingOrders } from './list-waiting-orders.ts';

interface Query {
  page?: number | undefined;
  page_size?: number | undefined;
  after?: string | undefined;
  before?: string | undefined;
  sort?: string | undefined;
}

const pageOf = (query: Query, defaultSort = '-date') => ({
  ...readPlace(query),
  isDescending: (query.sort ?? defaultSort).startsWith('-'),
});

export const journalHandlers = {
  listJournalEntries: handler<'listJournalEntries'>(async ({ deps, query }) => {
    const page = pageOf(query);
    const { items, counted } = await listJournalEntries(deps, query, page);
    return toPage(items, counted, page);
  }),
  getTrialBalance: handler<'getTrialBalance'>(({ deps, query }) => getTrialBalance(deps, query.day)),
  listAccounts: handler<'listAccounts'>(async ({ deps, query }) => {
    const place = readPlace(query);
    const { items, counted } = await listAccounts(deps, query, place);
    return toPage(items, counted, place);
  }),
  getAccountLedger: handler<'getAccountLedger'>(({ deps, query }) =>
    getAccountLedger(deps, query, pageOf(query)),
  ),
  getHoldings: handler<'getHoldings'>(({ deps }) => getHoldings(deps)),
  listWaitingOrders: handler<'listWaitingOrders'>(async ({ deps, query }) => {
    const page = pageOf(query, 'date');
    const { items, counted } = await listWaitingOrders(deps, query, page);
    return toPage(items, counted, page);
  }),
  getCollectedFees: handler<'getCollectedFees'>(({ deps, query }) => getCollectedFees(deps, query)),
  getUnattachedFunds: handler<'getUnattachedFunds'>(({ deps }) => getUnattachedFunds(deps)),
};
