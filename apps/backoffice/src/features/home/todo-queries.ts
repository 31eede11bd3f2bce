import type { QueryFactory } from '@repo/api-sdk';

/** What the tiles count, and the note of when it was read. */
export const todoQueries = (queries: QueryFactory) => ({
  contracts: queries.query('countAdminContracts'),
  payouts: queries.query('listPayouts', { query: { state: 'open', page_size: 1 } }),
  // The oldest one, whose age the tile shows.
  orders: queries.query('listWaitingOrders', { query: { page_size: 1 } }),
  funds: queries.query('getUnattachedFunds'),
  corrections: queries.query('listCorrections', { query: { page_size: 1 } }),
  rates: queries.query('getRateCalendar', { query: {} }),
  navs: queries.query('getNavCalendar', { query: {} }),
  requests: queries.query('listChangeRequests', { query: { tab: 'pending', page_size: 1 } }),
});
